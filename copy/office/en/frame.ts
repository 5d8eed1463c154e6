import { brand } from '../../../domain/company/brand.ts'

/** What stands around every page of the office. Placeholders: {title}, {name}, {requestId}. */
export const frame = {
  pageTitle: `{title} · ${brand} office`,
  brand: `${brand} office`,
  skipLink: 'Skip to content',
  mainMenu: 'Office',
  signedInAs: 'Signed in as {name}',
  signOut: 'Sign out',
  pages: {
    start: 'To do',
    leads: 'Leads',
    orders: 'Orders',
    payments: 'Payments',
    planning: 'Planning',
    daySheets: 'Day sheets',
    people: 'People',
    personalData: 'Personal data',
    retention: 'Retention',
    audit: 'Audit trail',
    me: 'My account',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    button: 'Shortcuts',
    close: 'Close',
    help: 'Show this list',
    goTo: 'Go to {name}',
    thenKey: 'then',
    enabled: 'Shortcuts are on',
  },
  roles: { owner: 'Owner', office: 'Office', planner: 'Planner', editor: 'Editor', crew: 'Cleaning crew' },
  notFound: { title: 'There’s nothing here', text: 'The address may be wrong, or the page may have gone.' },
  forbidden: {
    title: 'You don’t have access to this',
    text: 'Your role doesn’t include this. An owner can change your role under People.',
  },
  foreign: {
    title: 'Request blocked',
    text: 'This form came from another site. Open the page here and try again.',
  },
  signedOut: {
    title: 'You’re signed out',
    text: 'Nothing was saved. Sign in in another tab, then reload this page. If your browser asks whether to send it again, say yes.',
  },
  tooMany: { title: 'Too many attempts', text: 'Please wait a few minutes and try again.' },
  tooLarge: { title: 'That’s too much at once', text: 'Go back, shorten it and send it again.' },
  away: {
    title: 'Back in a moment',
    text: 'The office can’t reach its data right now. Nothing is lost: try again in a minute.',
    kept: 'This couldn’t be saved just now. Nothing is lost: this page keeps what you entered. Send it again in a minute.',
    again: 'Try again',
    sendAgain: 'Send it again',
  },
  unexpected: {
    title: 'An error occurred',
    text: 'Something went wrong on our side, and nothing was changed. Mention this number if you report it: {requestId}',
  },
  working: 'Working…',
  toStart: 'Back to the start page',
}
