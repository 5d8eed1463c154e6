/** Personal data that are stored. Placeholders: {text}, {number}. */
export const personalData = {
  text: 'Use this page when someone asks what we know about them, or asks us to delete it. First make sure that it’s really them: reply to the address, or call the number, that you find here. The law gives you a month.',
  search: {
    labels: { who: 'E-mail address, phone number or name' },
    hints: {
      who: 'An e-mail address finds one person. Search again for a phone number and a name: people write from more than one address, and reviews only have a name.',
    },
    problems: {
      who: 'Enter an e-mail address, a phone number or a name.',
      nothingTicked: 'Tick what belongs to this person first.',
    },
    button: 'Find',
  },
  empty: 'Nothing is stored about “{text}”.',
  elsewhere:
    'Search the office mailbox yourself: this page doesn’t. What you delete here stays in existing backups until those are deleted too.',
  columns: { ticked: 'Theirs', what: 'What', who: 'Who', time: 'When', ifDeleted: 'If deleted', outcome: 'Result' },
  tick: 'Tick only what belongs to this person.',
  kinds: {
    lead: 'Message',
    order: 'Order {number}',
    withdrawal: 'Withdrawal',
    draft: 'Unfinished order',
    mail: 'E-mail with links to orders',
    review: 'Review',
    invoice: 'Invoice {number}',
  },
  ifDeleted: {
    deleted: 'It’s deleted, with replies, notes and calls.',
    withoutPerson:
      'Name, address and contact details are deleted. The home, dates and price stay: the law requires us to keep books.',
    kept: 'It stays: the law requires us to keep invoices whole, for 10 years (Belgium) or 7 (the Netherlands).',
    withheld: 'It’s removed from the website for good. Only its number is kept, so that it doesn’t come back.',
    open: 'It stays: it isn’t finished, or not paid or refunded yet. Finish, cancel or settle it first.',
    busy: 'It stays: an e-mail about it is being sent.',
  },
  outcomes: {
    deleted: 'Deleted',
    withoutPerson: 'Personal details deleted; the rest kept for the books',
    kept: 'Kept: the law requires us to keep invoices',
    withheld: 'Taken off the website',
    open: 'Kept: it isn’t finished, or not paid or refunded yet. Finish, cancel or settle it first.',
    busy: 'Kept: an e-mail about it is being sent. Try again in a minute.',
  },
  done: 'Done. What was deleted can’t be restored here.',
  exportButton: 'Export as a file',
  forgetButton: 'Delete what is ticked',
}
