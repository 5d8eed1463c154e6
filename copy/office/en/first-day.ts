/** An owner's tasks before the first customer comes. Placeholders: {done}, {all}, {title}, {what}, {command}. */
export const firstDay = {
  title: 'Before your first customer',
  progress: '{done} of {all} done.',
  next: 'Next: {title}',
  steps: 'All steps',
  later: 'These can wait until after your first customer:',
  done: 'done',
  tasks: {
    company: {
      title: 'Company details',
      text: 'Company details that are missing, made up or contradict each other: {what}. Enter them under Company.',
    },
    prices: {
      title: 'Your own prices',
      text: 'Enter yours under Prices and untick “These are sample prices”. Only then can real orders come in. Still samples: {what}.',
    },
    teams: {
      title: 'Teams and roster',
      text: 'Teams without anyone on their roster, or with the made-up roster of a new office: {what}. Enter who works when under Roster.',
    },
    mail: {
      title: 'E-mail',
      text: 'No e-mail has gone out through a mail server yet. Set SMTP_URL on the server and restart. Then “{command} YOUR-ADDRESS” sends a test e-mail.',
    },
    domain: {
      title: 'Addresses',
      text: 'Not public yet: {what}. Set SITE_ORIGIN_…, ORDER_ORIGIN_… and OFFICE_ORIGIN on the server (docs/running.md).',
    },
    facts: {
      title: 'Facts and claims',
      text: 'Facts and claims that are not confirmed: {what}. Pages say so until you confirm or prove them under Company.',
    },
    people: {
      title: 'Your colleagues',
      text: 'You’re the only one in the office. Invite whoever answers messages, plans visits or cleans.',
    },
    passkey: {
      title: 'Second passkey',
      text: 'Losing this device would lock you out. Create another passkey on a second device under My account.',
    },
    order: {
      title: 'A first test order',
      text: 'Order a visit yourself, read the e-mail, then cancel it: that’s free of charge.',
    },
  },
  samples:
    'Sample messages and reviews disappear at the next start once Google reviews are connected; sample orders once your prices are in.',
}
