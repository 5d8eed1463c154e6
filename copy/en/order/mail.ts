import { brand } from '../../../domain/company/company.ts'

/**
 * The mails about an order. Placeholders: {subject}, {firstName}, {reason}, {number}, {date} a day, {team}, {window},
 * {at} a moment such as "18:00 on Monday 23 November 2026", {until} the same, {fee}, {price}, {percent}, {vat}, {room},
 * {area}, {dirt}, {before}, {after}, {email}, {version}, {outcome}, {article}, {package}, {arrival}, {crew}, {payBy} a
 * day, {from} and {until} times in an opening, {waitMinutes}, {guaranteeDays}, {phone}, {openingHours}, {state} of an
 * order that has ended.
 */
export const orderMail = {
  sampleSubject: '[sample] {subject}',
  sample: 'Sample, nothing will be delivered: nobody will come, and nothing is charged.',
  /** The first line of every mail to a customer, and of one whose reader may be a stranger. */
  hello: 'Hello {firstName},',
  helloStranger: 'Hello,',
  confirmation: {
    subject: 'We’re coming on {date} (order {number})',
    opening: 'Thank you for your order. Our {team} team is coming on {date}, between {from} and {until}.',
    /** Steps that are left where nobody will be there. */
    payFirst: 'Please pay by {payBy}: your visit is confirmed once we’ve received your payment.',
    /** Instead of it, at sample prices. */
    samplePayFirst: 'At real prices, you’d pay by {payBy}.',
    keep: 'Please keep the attached files, which are on the page of your order too: your order with its task list, the terms and conditions, the withdrawal form, and the visit for your calendar.',
    prepare: 'Before and on the day',
    /** Of customers who left no note. */
    sayParking: 'Tell us where we can park or unload: use “Change my details” on the page of your order.',
    /** The call half an hour before the end. */
    call: 'The team calls you half an hour before they finish.',
    late: 'Running late? Call us on {phone}. The team waits {waitMinutes} minutes.',
    /** Instead of it, where nobody answers the phone on the day of the visit. */
    lateOnClosedDay:
      'Running late? Our office is closed that day. The team calls you from your door and waits {waitMinutes} minutes.',
  },
  inspected: {
    subject: 'Your clean is done and checked (order {number})',
    opening: 'Your clean on {date} is done, and the team has done the final check.',
    nothingDue: 'There’s nothing left to pay.',
    feedback: 'Is everything as it should be?',
    complaint:
      'If something isn’t right, reply to this e-mail or call us on {phone}, {openingHours}, within {guaranteeDays} days of the visit. We’ll come back and do that task again, free of charge.',
    review: 'Would you like to tell others how it was? Good or bad, every review helps us.',
    reviewLink: 'Leave a review on Google',
  },
  changed: {
    subject: 'Your order has changed: we’re coming on {date} (order {number})',
    opening: 'Your order has been changed. Here’s what’s new; everything else stays as it was.',
    movedOpening: 'We’ve moved your visit, as agreed with you. Everything else stays as it was.',
    keep: 'Attached: your order as it is now, and a file that updates your calendar.',
    heading: 'What has changed',
    change: '{before} → {after}',
    fee: 'Fee for this change',
    free: 'none',
    when: '{date}, {arrival}',
  },
  payLink: 'Pay for your order',
  /** Where nothing is asked for. */
  paymentPage: 'Your payment page',
  cancelled: {
    subject: 'Your visit is cancelled (order {number})',
    opening:
      'Your order for {date} is cancelled. The team won’t come. The attached file removes the visit from your calendar.',
    owesNothing: 'There’s nothing to pay.',
    owes: 'Changing or cancelling after the free period costs {fee}.',
    sampleOwes: 'At real prices, you’d owe {fee} for changing or cancelling after the free period.',
    link: 'See your order',
    ordered: 'What you had ordered',
    closing: 'We’d be glad to clean for you another time.',
  },
  notDone: {
    subject: 'We couldn’t clean on {date} (order {number})',
    opening: 'We couldn’t clean on {date}. {reason}',
    closing: 'If that’s not what happened, reply to this e-mail.',
  },
  withdrawalSettled: {
    subject: 'Your withdrawal: what you pay or get back (order {number})',
    opening: 'You withdrew from your order for {date} after the work had begun.',
    owes: 'The work that was done costs {price}.',
    owesNothing: 'You don’t owe anything.',
    closing: 'If you disagree, reply to this e-mail.',
  },
  withdrawal: {
    subject: 'We’ve received your notice of withdrawal',
    subjectOfOrder: 'We’ve received your notice of withdrawal (order {number})',
    opening: 'We received your notice of withdrawal at {at}.',
    /** Where the contract has ended. */
    calendar: 'The attached file removes the visit from your calendar.',
    heading: 'What you sent us',
    statement: 'I hereby give notice that I withdraw from my contract.',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail',
    receivedAt: 'Received',
    closing: 'This e-mail confirms that we’ve received your notice, and when.',
    nothingToDo: 'You don’t have to send us anything else.',
    unmatched: {
      opening: 'At {at} we received a notice of withdrawal with your e-mail address.',
      link: 'Read the notice, word for word',
      notYou: 'If you didn’t send it, someone else entered your address, and you can ignore this e-mail.',
    },
  },
  links: {
    subject: 'Your order links',
    opening:
      'You asked for the links to your orders. Anyone with a link can see and change that order, so keep this e-mail to yourself.',
    order: 'Order {number}, {date}',
    endedOrder: 'Order {number}, {date} ({state})',
    states: { cancelled: 'cancelled', withdrawn: 'withdrawn', notDone: 'not done' },
    notYou: 'If you didn’t ask for this, someone entered your address. Ignore this e-mail: only you get the links.',
  },
  emailCheck: {
    subject: 'Confirm your e-mail address for order {number}',
    opening:
      'Someone asked us to send e-mails about order {number} to this address. If it was you, open the link and press the button.',
    link: 'Confirm the address',
    closing: 'If this wasn’t you, ignore this e-mail: nothing changes, and you won’t hear from us again about it.',
  },
  asked: {
    subject: 'Please confirm your order {number}',
    opening:
      'Someone ordered a cleaning visit with this e-mail address. The order only counts once you confirm it, before {until}. Open the link and press the button.',
    link: 'See and confirm the order',
    closing: 'If this wasn’t you, ignore this e-mail: the order lapses on its own, and there’s nothing to pay.',
  },
  lapsed: {
    subject: 'Order {number} has lapsed: it wasn’t confirmed',
    opening:
      'Order {number} for {date} wasn’t confirmed, so it doesn’t count. Nobody will come, and there’s nothing to pay.',
    link: 'Order again with the same details',
    closing: 'The link works for a day. If you didn’t order anything, ignore this e-mail.',
  },
  emailMoved: {
    subject: 'Your e-mail address has changed (order {number})',
    opening:
      'From now on, we’ll send e-mails about order {number} to another address. The change was confirmed from that address.',
    closing: 'If this wasn’t you, call us on {phone} straight away, {openingHours}, or reply to this e-mail.',
  },
  link: 'See, change or cancel your order',
  keepLink: 'Anyone with the link to your order can see and change it, so keep this e-mail to yourself.',
  order: {
    heading: 'Your order',
    number: 'Order number',
    package: 'Package',
    visit: 'Date',
    arrival: 'Arrival',
    arrivals: { morning: '{window}', afternoon: '{window}', day: '{window}; the visit lasts into the afternoon' },
    address: 'Address',
    handover: 'Handover',
    team: 'Your team',
    crew: 'People and time',
    rooms: 'Rooms',
    room: '{room}, {area} m², {dirt}',
    extras: 'Extras',
    noExtras: 'none',
    customer: 'Ordered by',
    contact: 'Your phone and e-mail',
    access: 'How the team gets in',
    accessOpen: 'We don’t know yet.',
    remark: 'Your note for the team',
    remarkOnPage: 'see the page of your order',
    orderedAt: 'Ordered',
  },
  /** Above the task list of who will not be there at the end. */
  tasksChecked: 'The team works through this list and checks everything before they leave.',
  /** Instead of it, by the hour. */
  tasksInOrder:
    'The team works down this list until your time is up. Prefer a different sequence? Put it in your note for the team, under “Change my details”.',
  price: {
    heading: 'The price',
    total: 'Total, incl. VAT',
    vat: 'Of which VAT ({percent}%)',
    feeSoFar: 'On top of that: fees for late changes',
    final: 'The price only changes if you agree to extra time.',
  },
  rights: 'Changing or cancelling',
  withdrawing: {
    how: 'To withdraw, you don’t have to give a reason: use “Withdraw from contract here” on our ordering site, or write to us. You may use the model form in article {article} of our terms and conditions.',
    label: 'Withdraw from contract here',
  },
  consents: 'What you agreed to at {at}',
  /** The files of a confirmation. */
  files: {
    order: { name: 'order-and-task-list.html', title: 'Order {number}' },
    terms: {
      name: 'terms-and-conditions.html',
      /** Of terms that have changed since. */
      other: 'You agreed to the version of {version}, which is attached to your confirmation.',
    },
    form: { name: 'withdrawal-form.html', title: 'Model form for withdrawal' },
  },
  closing: 'Is something wrong or unclear? Just reply to this e-mail.',
  calendar: {
    summary: `{package} by ${brand}`,
    sampleSummary: `Sample, nothing will be delivered: {package} by ${brand}`,
    description: 'Order {number}. {arrival} {crew}. Everything else is in your confirmation.',
    arrival: 'Arrival: {window}.',
    file: 'visit.ics',
  },
}
