/** The page that is shown when a postcode was refused without script. */
export const startPage = {
  metaTitle: 'Check your postal code | Helderhuis',
  metaDescription: 'Enter your postal code for an instant, no-obligation estimate of your cleaning.',
  title: 'Check your postal code',
  lead: 'With a postal code we can find the nearest team and show you the estimate.',
}
