/** Step 4. Placeholders: {package}, {crew}, {until}, {fee}, {price}. The arrival time of the team is when a visit begins, in the terms too. */
export const check = {
  title: 'Check and order',
  lead: 'If everything’s right, order at the bottom of this page.',
  agreementTitle: 'What you should know',
  contract: 'You’re ordering one visit: {package}, {crew}. The contract ends with it; nothing renews.',
  total: 'You pay {price} in all, incl. VAT, travel, parking and products.',
  change: 'Changing or cancelling is free until {until}. After that it costs {fee}.',
  changeUntilVisit: 'Changing or cancelling is free until {until}, the start of your arrival window.',
  withdrawal:
    'As a consumer you may withdraw within 14 days (or until the next working day, if the last of them is a Saturday, Sunday or public holiday), without giving a reason, with “Withdraw from contract here” at the bottom of every page. The confirmation has the details and the model form.',
  early: 'Your visit begins before your withdrawal period is over. We may only come so soon if you ask us to:',
  yourPrice: 'The confirmed price doesn’t change unless you approve extra time at the walk-through.',
  readTerms: 'Read the terms and conditions (opens a new tab)',
  submit: 'Order with obligation to pay',
  submitHint: {
    present: 'You pay after the inspection.',
    leaves: 'You pay when you leave.',
    absent: 'You pay before the visit.',
  },
  changed:
    'Something about your order has changed since you last saw this page, maybe in another tab. Please look it over once more.',
  problems: {
    terms: 'Agree to the terms and conditions to order.',
    beginEarly: 'Tick this box, or choose a later date.',
    losesRight: 'Tick this box, or choose a later date.',
  },
  edit: { home: 'Change rooms or extras', date: 'Change the date', details: 'Change your details' },
  labels: {
    name: 'Name',
    address: 'Address',
    contact: 'Contact',
    presence: 'Will you be there?',
    remark: 'For the team',
    price: 'Price',
  },
}
