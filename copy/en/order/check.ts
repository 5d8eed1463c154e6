import { promised } from '../../promised.ts'

/**
 * Step 4. Placeholders: {package}, {crew}, {until} a moment, {fee}, {price}. The arrival time of the team is when a
 * visit begins, in the terms too.
 */
export const check = {
  title: 'Check and order',
  lead: 'Check everything once more, then order.',
  agreementTitle: 'What you should know',
  contract: 'You’re ordering one visit: {package}, {crew}. The contract ends with it; nothing renews.',
  total: 'You pay {price} in all, incl. VAT and travel.',
  included: [
    promised('parkingIncluded', 'We pay for parking.', 'You pay for parking.'),
    promised(
      'productsIncluded',
      'The team brings products and equipment, at no extra cost.',
      'You provide products and equipment.',
    ),
  ],
  change: 'Changing or cancelling is free until {until}. After that it costs {fee}.',
  changeUntilVisit: 'Changing or cancelling is free until {until}, the start of your arrival window.',
  withdrawal:
    'If you order today, you can withdraw as a consumer until {until}, without giving a reason. Use “Withdraw from contract here” at the bottom of every page. The confirmation has the details and the model form.',
  early: 'Your visit begins before your withdrawal period ends. We may only come that soon if you ask us to:',
  yourPrice: 'The price you confirm is the price you pay. It only changes if you agree to extra time.',
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
    presence: 'Will you be there?',
    access: 'How the team gets in',
    remark: 'For the team',
    price: 'Price',
  },
}
