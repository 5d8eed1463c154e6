import type { InvoicingState } from '../../../domain/payments/documents-due.ts'
import type { DocumentKind } from '../../../domain/payments/invoice-document.ts'
import type { ChargeKind, PaymentMethod, RefundState, RequestReason } from '../../../domain/payments/ledger.ts'
import { bankWords } from './bank-words.ts'

/**
 * Payments: what is open, what came in, what goes back. Placeholders: {number}, {amount}, {date}, {name}, {paid},
 * {series}, {year}, {firstDay} and {payBy} days, {days}, {costs}, {formula}, {iban}, {methods}; of the bank's words:
 * {month}, {waits}, {out}, {known}, {left}, {statement}, {from}, {until}, {since}, {place}.
 */
export const payments = {
  lists: { open: 'Open', late: 'Late', overpaid: 'Overpaid', refunds: 'Refunds', unmatched: 'Without an order' },
  empty: {
    open: 'Nothing is left to collect.',
    late: 'No payment is late.',
    overpaid: 'No one has paid too much.',
    refunds: 'Nothing has to be refunded.',
    unmatched: 'All bank lines have their order.',
  },
  documents: {
    title: 'Documents',
    hint: 'Number of a document or an order',
    empty: 'There is no such document.',
    columns: { number: 'Number', kind: 'Kind', date: 'Issued', customer: 'Customer', order: 'Order', amount: 'Amount' },
  },
  months: {
    title: 'Months for the accountant',
    short: 'Months',
    text: 'A ZIP with everything sold and paid, what is still open, the totals at each VAT rate, and every invoice as UBL. A month that was made never changes: what becomes known later is in the next one.',
    make: 'Make {month}',
    none: 'The next month isn’t over yet.',
    columns: { month: 'Month', made: 'Made', by: 'By' },
  },
  columns: { order: 'Order', customer: 'Customer', amount: 'Amount', due: 'Due', how: 'When they pay' },
  reasons: {
    afterVisit: 'After the final check',
    leaving: 'On leaving',
    inAdvance: 'In advance',
    fee: 'Fee',
  } satisfies Record<RequestReason, string>,
  late: 'Late: {date}',
  reminded: 'reminded, until {date}',
  refundColumns: { order: 'Order', customer: 'Customer', amount: 'Amount', due: 'Refund by', state: 'Status' },
  refundStates: {
    asked: 'Not started',
    sent: 'On its way',
    done: 'Done',
    failed: 'Failed: look into it',
  } satisfies Record<RefundState, string>,
  online: 'Refunded online automatically',
  account: 'They paid from {iban}.',
  ways: { transfer: 'I’ve transferred it', terminal: 'I’ve refunded it to the card', cash: 'I’ve returned it in cash' },
  came: 'The customer paid: {methods}.',
  agreed: 'Refund it the same way. Transfer it instead only if the customer has agreed.',
  ...bankWords,
  stale: 'That has changed since you opened the page. Nothing was recorded; below is how it is now.',
  forgotten: 'Deleted',
  ledger: {
    title: 'Payments of order {number}',
    toOrder: 'Back to the order',
    balance: {
      due: '{amount} is still to be paid.',
      settled: 'Everything is paid.',
      overpaid: 'Overpaid by {amount}.',
      undecided: 'It isn’t known yet what is owed: first settle the withdrawal, or call the customer.',
    },
    dueOn: 'Due on {date}.',
    notDue: 'No payment has been requested yet.',
    pending: 'A bank is still processing an online payment of {amount}.',
    refundBy: 'Refund of {amount}, by {date}:',
    reference: 'Reference for transfers',
    columns: { date: 'Date', what: 'What', amount: 'Amount', note: 'Note' },
    kinds: {
      order: 'Order',
      extra: 'Extra work',
      fee: 'Fee',
      discount: 'Discount',
      correction: 'Correction',
      withdrawal: 'Work before the withdrawal',
      lateCost: 'Cost of paying late',
      reverseCharge: 'VAT taken off: reverse charge',
    } satisfies Record<ChargeKind, string>,
    methods: {
      online: 'Paid online',
      transfer: 'Transfer',
      terminal: 'Card terminal',
      cash: 'Cash',
      correction: 'Correction of a payment',
      chargeback: 'Chargeback by the customer’s bank',
    } satisfies Record<PaymentMethod, string>,
    refund: 'Refund',
    reminder: {
      title: 'First reminder',
      states: {
        waiting: 'Queued {date}, for {amount}. It leaves within a minute if the mail server answers.',
        sent: 'Sent {date}, for {amount}.',
        failed:
          'Queued {date}, but it didn’t go out: the mail server refused it or didn’t answer in time, or the balance changed. Send it again.',
      },
      ways: {
        mail: 'It goes by e-mail.',
        post: 'The customer has no e-mail address: it comes to the office’s mailbox. Print it and post it on the next business day at the latest.',
      },
      term: 'The customer has to pay by {payBy}: {days} days from {firstDay}, or up to the next business day. The law counts from the day after they receive it; we leave a day to spare.',
      costs: {
        BE: 'It names what may be charged after that: {costs} (article XIX.4 of the Code of Economic Law).',
        NL: 'It names what may be charged after that: {costs} (article 6:96 of the Civil Code), without VAT.',
      },
      limits: {
        exact: 'How it’s worked out: {formula}.',
        least: 'How it’s worked out: {formula}, but the legal minimum is {costs}.',
        most: 'How it’s worked out: {formula}, but the legal maximum is {costs}.',
      },
      noCosts: 'It says that you don’t charge anything for paying late.',
      never: 'Nothing is ever charged automatically.',
      button: 'Send the first reminder',
    },
    invoice: {
      title: 'Invoice',
      none: 'Something isn’t invoiced yet. Customers ask for it on their statement; a business gets its invoice here.',
      inForce:
        '{number} is in force. It follows changes to the order automatically. If the name or the address is wrong, credit it and issue a new one.',
      kinds: { invoice: 'Invoice', prepayment: 'Prepayment invoice', creditNote: 'Credit note' } satisfies Record<
        DocumentKind,
        string
      >,
      toDo: {
        notNumbered: 'To do: an invoice is due. It’s issued as soon as the first number is set.',
        forgotten:
          'To do: an invoice is due, but the customer’s data has been deleted. Issue it to a company, or keep the statement with your books.',
        credited: 'To do: you credited a document. Issue the new one here.',
      } satisfies Record<Exclude<InvoicingState, 'follows'>, string>,
      ubl: 'UBL (Peppol)',
      stored: 'Stored data (JSON)',
      issue: {
        labels: {
          company: 'Name of the company (leave empty for the customer’s own name)',
          companyNumber: 'Company number',
          vatNumber: 'VAT number (optional)',
          street: 'Street and number',
          zipCode: 'Postal code',
          city: 'Town or city',
          reference: 'The company’s reference',
          reverseCharge: 'The company files periodic VAT returns: reverse charge, without VAT',
        },
        button: 'Issue the invoice',
        problems: {
          companyNumber: 'Enter the name, the address and a correct company number, or leave the name empty.',
          street: 'Enter the name, the address and a correct company number, or leave the name empty.',
          zipCode: 'Enter the name, the address and a correct company number, or leave the name empty.',
          city: 'Enter the name, the address and a correct company number, or leave the name empty.',
          vatNumber: 'Enter the VAT number of this company. Without one there’s no reverse charge.',
        },
      },
      credit: {
        labels: { invoice: 'Which document', why: 'Why it’s credited' },
        button: 'Credit the invoice',
        problems: { why: 'Say why you credit it.' },
      },
      number: {
        labels: { first: 'The first invoice number of {series} in {year}' },
        hints: {
          first: 'You do this once, before the first invoice. Enter the number after the last one in your books, or 1.',
        },
        button: 'Set the first number',
      },
      problems: {
        early: 'Nothing has been paid or done yet. The customer can have an invoice after either.',
        nothing: 'Nothing is owed, so there’s nothing to invoice.',
        unknown: 'It isn’t known yet what is owed: first settle the withdrawal, or call the customer.',
        forgotten: 'The customer’s data has been deleted, so there’s no one to invoice.',
        notNumbered: 'Ask the owner to set the first invoice number.',
        'issue.stale': 'An invoice has been issued already. Nothing was changed.',
        'credit.stale': 'This invoice has been credited already and isn’t in force any more.',
        'number.stale': 'The first number has been set already. Nothing was changed.',
      },
    },
    record: {
      title: 'Record a payment',
      labels: { method: 'How it was paid', amount: 'Amount in euros', receipt: 'Receipt number' },
      button: 'Record the payment',
    },
    correct: {
      title: 'Correct the ledger',
      lead: 'This adds an entry with your reason. Earlier entries never change.',
      labels: {
        direction: 'What changes',
        amount: 'Amount in euros',
        lateCost: 'It’s a cost of paying late: no VAT, not on the invoice',
        reason: 'Reason',
      },
      options: {
        direction: {
          less: 'The customer owes less',
          more: 'The customer owes more',
          unpaid: 'A payment was recorded by mistake: less was paid',
        },
      },
      button: 'Add the correction',
    },
    problems: {
      amount: 'Enter an amount, such as 171.00.',
      method: 'Choose how it was paid.',
      reason: 'Say why.',
      unpaid: 'That’s more than was paid.',
      bank: 'A bank statement is missing or doesn’t add up, and this customer may have paid: no reminder goes out until that’s settled.',
      stale: 'The balance has changed since you opened this page. Nothing was recorded; what you typed is still here.',
    },
  },
}
