/** An owner's tasks before the first customer comes. Placeholders: {done}, {all}, {what}, {command}. */
export const firstDay = {
  title: 'Before your first customer',
  text: 'Done: {done} of {all}. Do the rest in any order. The list goes away by itself once everything is done.',
  done: 'Done',
  toDo: 'To do',
  steps: {
    company: {
      title: 'Company details',
      done: 'Every fact and claim is confirmed.',
      open: 'Facts and claims that are made up or not confirmed: {what}.',
      where: 'Enter, confirm and prove them under Company.',
    },
    prices: {
      title: 'Your own prices',
      done: 'The sites use your own prices.',
      open: 'These are samples or missing: {what}.',
      where: 'Enter yours under Prices and untick “These are sample prices”. Only then can real orders come in.',
    },
    teams: {
      title: 'Teams and roster',
      done: 'Every team has people on its roster.',
      open: 'Teams with nobody on their roster, or still with the made-up roster of a new office: {what}.',
      where: 'Enter who works when under Roster.',
    },
    people: {
      title: 'Your colleagues',
      done: 'You’re not the only one in the office.',
      open: 'You’re the only one in the office.',
      where: 'Invite whoever answers messages, plans visits or cleans.',
    },
    passkey: {
      title: 'Second passkey',
      done: 'Losing one device doesn’t lock you out.',
      open: 'Losing this device would lock you out.',
      where: 'Create another passkey on a second device under My account.',
    },
    mail: {
      title: 'E-mail',
      done: 'E-mail goes out through your mail server.',
      open: 'No e-mail has gone out through a mail server yet.',
      where: 'Set SMTP_URL on the server and restart. Then “{command} YOUR-ADDRESS” sends a test e-mail.',
    },
    domain: {
      title: 'Addresses',
      done: 'All sites have public addresses with https.',
      open: 'Not public yet: {what}.',
      where: 'Set SITE_ORIGIN_…, ORDER_ORIGIN_… and OFFICE_ORIGIN on the server (docs/running.md).',
    },
    order: {
      title: 'A first test order',
      done: 'Someone has ordered.',
      open: 'Nobody has ordered yet.',
      where: 'Order a visit yourself, read the e-mail, then cancel it: that’s free of charge.',
    },
  },
  samples:
    'Sample messages and reviews disappear at the next start once Google reviews are connected (GOOGLE_REVIEWS_LOCATION); sample orders once your prices are in.',
  putAway: 'Put this list away',
  isPutAway: 'The list is put away.',
  show: 'Show it again',
}
