/** Asking for the links to one's orders. */
export const login = {
  title: 'Log in',
  lead: 'No password needed. Enter your e-mail address and we’ll send you the links to your orders.',
  email: 'E-mail',
  submit: 'Send me the links',
  sentTitle: 'Check your e-mail',
  sent: 'If there are orders under that address, the links are on their way. It may take a minute; look in your spam folder too.',
}
