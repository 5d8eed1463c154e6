/**
 * Invoices, prepayment invoices and credit notes. Placeholders: {number}, {percent}, {net}, {package}, {extras},
 * {reason}, {date}, {work}.
 */
export const invoice = {
  titles: {
    invoice: 'Invoice {number}',
    prepayment: 'Prepayment invoice {number}',
  },
  creditNotes: { BE: 'Credit note {number}', NL: 'Credit note {number}' },
  translation: 'Translation, for your information:',
  issued: 'Issued',
  credits: 'Cancels',
  reason: 'Reason',
  causes: {
    amount: 'The amount has changed.',
    payment: 'The payment has gone back.',
    undone: 'The work isn’t finished yet.',
    cancelled: 'The order was cancelled.',
    withdrawn: 'The customer withdrew from the order.',
    notDone: 'The work couldn’t be done.',
  },
  supplier: 'Supplier',
  buyer: 'To',
  reference: 'Your reference',
  order: 'Order',
  supplied: 'Work done on',
  paidOn: 'Payment received on',
  companyNumber: { BE: 'Enterprise number', NL: 'KvK number' },
  vatNumber: { BE: 'VAT number', NL: 'VAT number' },
  amounts: 'Amounts, incl. VAT',
  netAmounts: 'Amounts, excl. VAT',
  net: 'Total, excl. VAT',
  vat: 'VAT ({percent}% of {net})',
  total: 'Total, incl. VAT',
  reverseChargedTotal: 'Total, VAT reverse-charged',
  paid: 'Already paid',
  lines: {
    order: '{package}',
    orderWithExtras: '{package}, with extras: {extras}',
    extra: 'Extra work',
    fee: 'Late change at the customer’s request',
    cancellationFee: 'Late change or cancellation by the customer',
    discount: 'Discount: {reason}',
    correction: 'Correction: {reason}',
    withdrawal: 'Work done before the withdrawal: {work}',
    prepayment: 'Payment of {date} for order {number}: {work}',
    deducted: 'Less prepayment invoice {number}',
  },
  /** Article 20, § 3, of the Belgian Royal Decree No 1 on VAT. */
  reverseCharge:
    'Reverse charge, article 20 of Royal Decree No 1. In the absence of a written objection within one month of receiving the invoice, the customer is deemed to acknowledge that they are a taxable person who has to file periodic VAT returns. If that condition isn’t met, the customer is liable, as far as that condition is concerned, for the VAT, interest and fines due.',
}
