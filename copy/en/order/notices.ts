/**
 * What a customer is told by text message, or by mail where there is no mobile number. A text message has 160 characters with its link:
 * {brand}, {from} and {until}: the arrival window, {url}, {phone}, {number}, {minutes}, {text}.
 */
export const notices = {
  sample: 'Sample. {text}',
  visitReminder: {
    text: '{brand}: see you tomorrow. The team arrives between {from} and {until}. {url}',
    subject: 'See you tomorrow (order {number})',
    opening: 'See you tomorrow: the team arrives between {from} and {until}.',
    prepare: 'Clear worktops and floors as far as you can, and leave the water and electricity on.',
    link: 'To your order',
  },
  lateNotice: {
    text: '{brand}: sorry, the team is running about {minutes} minutes late. Questions? Call {phone}',
    subject: 'The team is running late (order {number})',
    opening: 'Sorry, the team is running about {minutes} minutes late.',
    prepare: 'You don’t have to do anything. Questions? Call us on {phone}.',
    link: 'To your order',
  },
}
