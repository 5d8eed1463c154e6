import type { CopyLink } from '../page-copy.ts'

// The page itself exists on the Dutch site only; its English twin is customer service.
// Placeholders: {phone}, {email}, {openingHours}, {legalName}, {seat}.

export const contact = {
  title: 'Contact',
  metaTitle: 'Contact with Helderhuis: write, phone or e-mail',
  metaDescription:
    'Contact Helderhuis with the form, by phone or by e-mail. When you get an answer, when we are open, and what helps us to answer you at once.',
  lead: 'Tell us what it is about. We read every message ourselves.',
  form: {
    heading: 'Send a message',
    intro: 'We answer within 1 business day. You get a copy of your message by e-mail.',
  },
  tips: {
    heading: 'Then we can answer at once',
    list: [
      'About an order: the address and the date of the visit',
      'About a price: your postal code, the package and roughly the area',
      'About a result: the room, and a photo by e-mail',
    ],
  },
  direct: {
    heading: 'Or directly',
    phone: 'Phone: {phone}, {openingHours}',
    email: 'E-mail: {email}',
    post: 'Post: {legalName}, {seat}',
  },
  links: [
    { page: 'customer-service', label: 'Customer service' },
    { page: 'faq', label: 'Frequently asked questions' },
    { page: 'complaints', label: 'Complaints' },
  ] as CopyLink[],
}
