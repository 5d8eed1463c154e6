import type { UnreadableStatement } from '../../../domain/payments/unreadable-statement.ts'

/**
 * Lines and statements of the bank, on the page of payments. Placeholders: {number}, {amount}, {date}, {name}, {paid},
 * {waits}, {out}, {known}, {left}, {statement}, {from}, {until}, {since}, {place}.
 */
export const bankWords = {
  bankColumns: { date: 'Booked', from: 'From', text: 'Text', amount: 'Amount', order: 'For which order' },
  bank: {
    label: 'Bank statement',
    hint: 'CAMT.053 or CODA, or a ZIP of them, from your bank’s website. Every line counts once, in whatever file it comes.',
    button: 'Import the file',
    result:
      'Imported. Paid: {paid}. Waiting for you: {waits}. Paid out: {out}. Already known: {known}. Left out: {left}.',
    before: '{name} has imported this file before ({date}). Nothing has changed.',
    marks: {
      unproven: 'Statement {statement} ({from} to {until}) has no balances, so it can’t prove that it’s complete.',
      flipped:
        'Statement {statement} ({from} to {until}) only adds up if its reversals go the other way, so that’s how they were read.',
    },
    place: { member: 'file {place}', statement: 'statement {place}', entry: 'entry {place}', line: 'line {place}' },
    problems: {
      none: 'Choose a file first.',
      notXml: 'This file is damaged: it isn’t well-formed XML.',
      entities: 'This isn’t a bank file: it declares XML entities.',
      notStatement: 'This is neither a CAMT.053 nor a CODA file.',
      report: 'This is a CAMT.052, whose lines may still change. Export the statement (CAMT.053) instead.',
      notification: 'This is a CAMT.054, which isn’t a statement. Export the statement (CAMT.053) instead.',
      version: 'This is a version of CODA that can’t be read here. Export version 2.',
      cutOff: 'The end is missing. Export the file again.',
      malformed: 'Something here doesn’t follow the standard.',
      date: 'This date doesn’t exist.',
      amount: 'This amount is too large.',
      currency: 'This isn’t in euros.',
      otherAccount: 'Customers were never asked to pay into this account: check the accounts under Company.',
      tooLarge: 'This file is larger than 20 MB. Export a shorter period.',
      tooMany: 'This file has too many lines. Export a shorter period.',
      tooSlow: 'Reading this file took too long. Export a shorter period.',
      zip: 'This ZIP file can’t be opened here. Unpack it first, then import the files in it one by one.',
      nul: 'This file is damaged: it contains characters that don’t belong in text.',
    } satisfies Record<UnreadableStatement | 'none', string>,
  },
  match: {
    label: 'Order number',
    suggested: 'Only a suggestion: check it.',
    button: 'Assign',
    setAside: 'Not for an order',
    putBack: 'Put back',
    aside: 'Lines that are not for an order',
    unknown: 'There’s no order {number}.',
    byHand: 'Not in euros: record what arrived on the order’s payments page, then choose “Not for an order”.',
  },
  odd: {
    title: 'Statements to look at',
    unnumbered: 'without a number',
    differs:
      'Statement {statement} ({from} to {until}) doesn’t add up: {amount} is unexplained. None of its lines pays an order by itself. Ask your bank for the statement again, or assign its lines by hand.',
    differsInCount:
      'Statement {statement} ({from} to {until}) doesn’t have as many lines as it says. None of them pays an order by itself. Ask your bank for the statement again, or assign its lines by hand.',
    gap: 'Before statement {statement}, {amount} is missing between {since} and {from}. Import the missing statement: until then, no customer is reminded.',
    gapUnknown:
      'A statement is missing before statement {statement}, between {since} and {from}. Import it: until then, no customer is reminded.',
    broken: 'Importing statement {statement} ({from} to {until}) hasn’t finished. Import the file again.',
    accept: 'It’s fine as it is',
  },
  doubt: {
    title: 'The same line twice?',
    lead: 'Neither the balances nor the lines themselves show whether these are one payment or two. Nothing has been recorded for the second one.',
    column: 'Same or another?',
    statement: 'Statement {statement}',
    earlier: 'A statement without a number',
    question: '{statement}: is it the line above?',
    ways: { same: 'It’s the same', other: 'It’s another payment' },
  },
  out: {
    title: 'Money that went out',
    lead: 'These lines name an order. Say what they were.',
    ways: {
      takenBack: 'The bank took a payment back',
      refunded: 'We refunded the customer',
      setAside: 'Not for an order',
    },
  },
}
