/**
 * Retention of data, and the backups. Placeholders: {draftHours}, {mailKeepDays}, {messageYears}, {remarkDays},
 * {accessDays}, {photoDays}, {confirmDays}, {personYears}, {yearsBE}, {yearsNL}, {time}.
 */
export const retention = {
  title: 'Retention and backups',
  text: 'How long we keep data, as promised on the privacy page. Expired data is deleted automatically, every hour.',
  columns: { what: 'What', rule: 'Kept', oldest: 'Oldest', until: 'Deleted on' },
  soon: 'within the hour',
  purge: {
    never: 'That hasn’t been done here yet.',
    done: 'Last full run: {time}.',
    late: 'The next time was due by {time}. Ask whoever runs the server whether the website is running.',
    failed: 'It failed at {time}. Ask whoever runs the server to look:',
  },
  /** Instead of it, while nothing is deleted because the clock is far ahead of the last time. */
  clock: {
    text: 'Nothing has been deleted for more than a month, and the server’s clock says {time}. If that’s right, press the button and deletion goes on within the hour. If not, have the clock put right first: deleted data can’t be brought back.',
    button: 'The clock is right',
  },
  kinds: {
    drafts: { what: 'What was typed while ordering', rule: '{draftHours} hours after the last step' },
    messages: {
      what: 'Messages that reached the office, with replies and notes',
      rule: '{mailKeepDays} days after they arrived in the mailbox',
    },
    oldMessages: { what: 'Messages that never arrived', rule: '{messageYears} years at most' },
    otherMails: {
      what: 'E-mails with links, and those to the office',
      rule: '{mailKeepDays} days after they were sent',
    },
    remarks: { what: 'Notes for the team', rule: '{remarkDays} days after the visit' },
    access: { what: 'Notes on how to get in', rule: '{accessDays} days after the visit' },
    photos: {
      what: 'Photos of visits',
      rule: '{photoDays} days after the visit, or until a complaint about the order is decided',
    },
    emailChanges: { what: 'New e-mail addresses to be confirmed', rule: '{confirmDays} days' },
    customers: {
      what: 'Names and addresses of customers, with notes, corrections and what was recorded of visits',
      rule: '{personYears} years after the visit',
    },
    withdrawals: { what: 'Withdrawals', rule: '{personYears} years after they arrived' },
    bankNames: { what: 'Names in bank statements', rule: '{personYears} years after they were imported' },
    auditDetails: {
      what: 'Customers in the audit trail',
      rule: '{personYears} years after the visit or the entry; who did what stays',
    },
    dailyCounts: { what: 'Orders counted by network and mailbox', rule: 'that day and the next' },
    sessions: { what: 'Signed-in devices of the office', rule: '7 days, or 12 hours without use' },
    invoicesBE: { what: 'Belgian invoices', rule: '{yearsBE} years after the year of the invoice (tax law)' },
    invoicesNL: { what: 'Dutch invoices', rule: '{yearsNL} years after the year of the invoice (tax law)' },
    reviews: { what: 'Reviews', rule: 'as long as they’re on Google, or until someone objects' },
    staff: { what: 'People of the office', rule: 'for good: the audit trail names them' },
  },
  backups: {
    title: 'Backups',
    text: 'A backup is made every night, and kept for 14 days. Once a week, the newest is restored elsewhere and checked.',
    backup: {
      never: 'No backup has been made yet.',
      done: 'Last backup: {time}.',
      late: 'The next one was due by {time}. Ask whoever runs the server to look at the nightly job.',
      failed: 'The backup of {time} failed. Ask whoever runs the server to look:',
    },
    drill: {
      never: 'No backup has been restored as a test yet.',
      done: 'Last restored as a test: {time}. Bookings, payments and audit trail matched.',
      late: 'The next test was due by {time}. Ask whoever runs the server to look at the weekly job.',
      failed: 'The test of {time} failed: the backup may be worthless. Ask whoever runs the server to look:',
    },
  },
}
