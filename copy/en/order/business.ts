/** What the order of a business says instead of a home's (R19.2). Placeholders: {percent}, {invoiceDays}, {price}. */
export const business = {
  company: 'Company',
  reference: 'Your reference',
  work: 'What we do',
  net: 'Price, excl. VAT',
  vat: 'VAT ({percent}%)',
  reverse: 'VAT: reverse charge, you account for it',
  total: 'To pay',
  pay: 'You pay after the visit, within {invoiceDays} days of the invoice.',
  keep: 'Please keep the attached files, which are on the page of your order too: your order, our terms for businesses, and the visit for your calendar.',
}
