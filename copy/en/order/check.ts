import { promised } from '../../page-copy.ts'

/**
 * Step 4. Placeholders: {package}, {crew}, {price}. The arrival time of the team is when a visit begins, in the terms
 * too.
 */
export const check = {
  title: 'Check and order',
  lead: 'Check everything once more, then order.',
  agreementTitle: 'What you should know',
  contract: 'You’re ordering one visit: {package}, {crew}.',
  total: 'You pay {price} in all, incl. VAT and travel. The price only changes if you agree to extra time.',
  included: [
    promised('parkingIncluded', 'We pay for parking.', 'You pay for parking.'),
    promised(
      'productsIncluded',
      'The team brings products and equipment, at no extra cost.',
      'You provide products and equipment.',
    ),
  ],
  withdrawal:
    'To withdraw, you don’t have to give a reason: “Withdraw from contract here” is at the bottom of every page, and the confirmation has the model form.',
  early: 'You’ve chosen a date within your withdrawal period, so the law requires us to ask you two things:',
  readTerms: 'Read the terms and conditions (opens a new tab)',
  submit: 'Order with obligation to pay',
  submitHint: {
    present: 'You pay after the final check.',
    leaves: 'You pay when you leave.',
    absent: 'You pay before the visit.',
  },
  changed: 'Your order has changed since you last saw this page, perhaps in another tab. Please check it once more.',
  problems: {
    terms: 'Agree to the terms and conditions to order.',
    beginEarly: 'Tick to ask us to come before your withdrawal period ends, or choose a later date.',
    losesRight: 'Tick to confirm that you know when the right to withdraw ends, or choose a later date.',
  },
  edit: { home: 'Change rooms or extras', date: 'Change the date', details: 'Change your details' },
  accessOpen: 'You haven’t told us yet.',
  accessStored: 'Your note is stored encrypted.',
  labels: {
    name: 'Name',
    address: 'Address',
    contact: 'Contact',
    access: 'How the team gets in',
    remark: 'For the team',
    price: 'Price',
  },
}
