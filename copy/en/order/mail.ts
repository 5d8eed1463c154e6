import { brand } from '../../../domain/company/brand.ts'

/**
 * The mails about an order. Placeholders: {subject}, {firstName}, {name}, {reason}, {number}, {date} a day, {team},
 * {window}, {at} a moment such as "18:00 on Monday 23 November 2026", {until} the same, {fee}, {price}, {percent},
 * {vat}, {room}, {area}, {dirt}, {before}, {after}, {email}, {version}, {consent}, {outcome}, {article}, {package},
 * {arrival}, {crew}, {payBy} a day, {from} and {until} times in an opening, {waitMinutes}, {guaranteeDays}, {extras},
 * {phone}, {openingHours}, {state} of an order that has ended.
 */
export const orderMail = {
  sampleSubject: '[sample] {subject}',
  sample: 'Sample, nothing will be delivered: nobody will come, and nothing is charged.',
  confirmation: {
    subject: 'We’re coming on {date} (order {number})',
    opening:
      'Hello {firstName}, thank you for your order. Our {team} team is coming on {date}, between {from} and {until}.',
    /** Steps that are left where nobody will be there. */
    payFirst: 'You won’t be there, so please pay by {payBy}. We only come once you’ve paid.',
    /** Instead of it, at sample prices. */
    samplePayFirst: 'At real prices, you’d pay by {payBy}, and we’d only come once you’ve paid.',
    keep: 'This e-mail confirms your contract, so please keep it. The attached file puts the visit in your calendar.',
    prepare: 'How to prepare',
    prepareList: [
      'Clear worktops and floors as far as you can, and put away what’s fragile.',
      'Leave the water and electricity on.',
    ],
    /** Of customers who left no note. */
    sayParking: 'Tell us where we can park or unload: use “Correct my details” on the page of your order.',
    /** The call half an hour before the end. */
    call: 'The team calls you half an hour before they finish.',
    late: 'Running late? Call us on {phone}. The team waits {waitMinutes} minutes.',
    /** Instead of it, where nobody answers the phone on the day of the visit. */
    lateOnClosedDay:
      'Running late? Our office is closed that day. The team calls you from your door and waits {waitMinutes} minutes.',
  },
  inspected: {
    subject: 'The cleaning is done and checked (order {number})',
    opening: 'Hello {firstName}, the cleaning on {date} is done, and the team has done the final check.',
    nothingDue: 'There’s nothing left to pay.',
    tasks: 'What was on your list',
    extras: 'Extras: {extras}.',
    feedback: 'Is everything as it should be?',
    complaint:
      'If something isn’t right, reply to this e-mail or call us on {phone}, {openingHours}, within {guaranteeDays} days of the visit. We’ll come back and do that task again, free of charge.',
    review: 'Would you like to tell others how it was? Good or bad, every review helps us.',
    reviewLink: 'Leave a review on Google',
  },
  changed: {
    subject: 'Your order has changed: we’re coming on {date} (order {number})',
    opening: 'Hello {firstName}, your order has been changed. Here’s what’s new.',
    movedOpening: 'Hello {firstName}, we’ve moved your visit, as agreed with you. The price stays the same.',
    keep: 'The attached file updates your calendar. Everything else stays as it was, with the terms and conditions of your confirmation.',
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
    opening: 'Hello {firstName}, your order for {date} is cancelled. The team won’t come.',
    owesNothing: 'There’s nothing to pay.',
    owes: 'Changing or cancelling after the free period costs {fee}.',
    sampleOwes: 'At real prices, you’d owe {fee} for changing or cancelling after the free period.',
    link: 'See your order',
    ordered: 'What you had ordered',
    closing: 'We’d be glad to clean for you another time.',
  },
  notDone: {
    subject: 'The cleaning wasn’t done (order {number})',
    opening: 'Hello {firstName}, the cleaning on {date} wasn’t done. {reason}',
    closing: 'Isn’t that what happened? Just reply to this e-mail.',
  },
  withdrawalSettled: {
    subject: 'Your withdrawal: what you pay or get back (order {number})',
    opening: 'Hello {firstName}, you withdrew from the cleaning on {date} after the work had begun.',
    owes: 'The work that was done costs {price}.',
    owesNothing: 'You don’t owe anything.',
    closing: 'Do you see it differently? Just reply to this e-mail.',
  },
  withdrawal: {
    subject: 'We’ve received your notice of withdrawal',
    subjectOfOrder: 'We’ve received your notice of withdrawal (order {number})',
    opening: 'Hello {name}, we received your notice of withdrawal at {at}.',
    heading: 'What you sent us',
    statement: 'I hereby give notice that I withdraw from my contract.',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail',
    receivedAt: 'Received',
    outcomes: {
      inTime: 'You’re within the withdrawal period, so the contract has ended. You owe us nothing.',
      begun:
        'You’re within the withdrawal period, so the contract has ended. The work had begun at your request, so you pay for the part that was done, in proportion to the whole. We’ll write to tell you how much that is.',
      performed:
        'The work on this order is complete. You asked us to begin within the withdrawal period and acknowledged that the right to withdraw ends once the work is done. So the contract stands. If something isn’t right with the result, tell us: that’s what our guarantee is for.',
      tooLate:
        'The period for withdrawing from this order is over, so the contract stands. If the visit hasn’t begun, you can still cancel it with the link in your confirmation; what that costs is shown before you confirm.',
      ended: 'This order had already ended, so there’s nothing left to withdraw from.',
      unknown:
        'We couldn’t find the order from what you entered. Someone in our office will look for it and write to you within 1 business day. Your notice counts from the moment above.',
    },
    closing: 'This e-mail confirms that we’ve received your notice, and when.',
    nothingToDo: 'You don’t have to send us anything else.',
    unmatched: {
      opening: 'Hello, at {at} we received a notice of withdrawal with your e-mail address.',
      link: 'Read the notice, word for word',
      notYou: 'Didn’t send it? Then someone else entered your address, and you don’t have to do anything.',
    },
  },
  links: {
    subject: 'Your order links',
    opening:
      'Hello, you asked for the links to your orders. Anyone with a link can see and change that order, so keep this e-mail to yourself.',
    order: 'Order {number}, {date}',
    endedOrder: 'Order {number}, {date} ({state})',
    states: { cancelled: 'cancelled', withdrawn: 'withdrawn', notDone: 'not done' },
    notYou:
      'Didn’t ask for this? Someone must have entered your address. You don’t have to do anything: only you get the links.',
  },
  emailCheck: {
    subject: 'Confirm your e-mail address for order {number}',
    opening:
      'Someone asked us to send e-mails about order {number} to this address. If it was you, open the link and press the button.',
    link: 'Confirm the address',
    closing:
      'Wasn’t it you? Then you don’t have to do anything: nothing changes, and you won’t hear from us again about it.',
  },
  asked: {
    subject: 'Please confirm your order {number}',
    opening:
      'Someone ordered a cleaning visit with this e-mail address. The order only counts once you confirm it, before {until}. Open the link and press the button.',
    link: 'See and confirm the order',
    closing:
      'Wasn’t it you? Then you don’t have to do anything: the order lapses on its own, and there’s nothing to pay.',
  },
  lapsed: {
    subject: 'Order {number} has lapsed: it wasn’t confirmed',
    opening:
      'Order {number} for {date} wasn’t confirmed, so it doesn’t count. Nobody will come, and there’s nothing to pay.',
    link: 'Order again with the same details',
    closing: 'The link works for a day. Wasn’t it you who ordered? Then you don’t have to do anything.',
  },
  emailMoved: {
    subject: 'Your e-mail address has changed (order {number})',
    opening:
      'From now on, we’ll send e-mails about order {number} to another address. The change was confirmed from that address.',
    closing: 'Wasn’t it you? Call us on {phone} straight away, {openingHours}, or reply to this e-mail.',
  },
  link: 'See, change or cancel your order',
  keepLink: 'Anyone with this link can see and change your order, so keep it to yourself.',
  order: {
    heading: 'Your order',
    number: 'Order number',
    package: 'Package',
    visit: 'Date',
    arrival: 'Arrival',
    arrivals: {
      morning: '{window}',
      afternoon: '{window}',
      day: '{window}; the visit lasts into the afternoon',
    },
    address: 'Address',
    handover: 'Handover',
    team: 'Your team',
    phone: 'Phone',
    phoneHours: '{phone}, {openingHours}',
    crew: 'People and time',
    rooms: 'Rooms',
    room: '{room}, {area} m², {dirt}',
    extras: 'Extras',
    noExtras: 'none',
    customer: 'Ordered by',
    contact: 'Your phone and e-mail',
    presence: 'On the day',
    access: 'How the team gets in',
    accessOpen: 'We don’t know yet.',
    presences: {
      present:
        'You’ll be there and check the result with the team. You pay after that, by payment link or card terminal.',
      leaves: 'You’ll leave before the team has finished, and pay when you go.',
      absent: 'You won’t be there. You pay in advance, by {payBy}. We only come once you’ve paid.',
    },
    /** At sample prices. */
    samplePresences: {
      present: 'You’ll be there and check the result with the team.',
      leaves: 'You’ll leave before the team has finished.',
      absent: 'You won’t be there.',
    },
    remark: 'Your note for the team',
    remarkOnPage: 'see the page of your order',
    orderedAt: 'Ordered',
  },
  /** Above the task list of who will not be there at the end. */
  tasksChecked: 'The team works through this list and checks everything before they leave.',
  /** Instead of it, by the hour. */
  tasksInOrder:
    'You booked time, so the team works in this order until it’s up. Would you like another order? Put it in your note for the team, under “Correct my details”.',
  price: {
    heading: 'The price',
    cleaning: 'Cleaning',
    travel: 'Travel',
    total: 'Total, incl. VAT',
    vat: 'Of which VAT ({percent}%)',
    feeSoFar: 'On top of that: fees for late changes',
    final: 'The price only changes if you agree to extra time.',
  },
  terms: {
    heading: 'Changing or cancelling',
    free: 'Free until {until}. After that, changing or cancelling costs {fee}.',
    always: 'Free until {until}, the start of your arrival window.',
    late: 'The free period ended at {until}. Changing or cancelling costs {fee}.',
  },
  withdrawing: {
    heading: 'Your right to withdraw',
    until:
      'As a consumer you can withdraw from this contract until {until}, without giving a reason. Use “Withdraw from contract here” on our ordering site, or write to us; the model form is in article {article} of our terms and conditions.',
    /** Where the visit falls within the period. */
    untilFinished: '{until}, or until the work is complete if that’s sooner',
    early:
      'You asked us to begin before the period ends. If you withdraw after we’ve begun, you pay for the part that was done.',
    label: 'Withdraw from contract here',
  },
  consents: {
    heading: 'What you’ve agreed to',
    agreed: '“{consent}” (agreed at {at}, version of {version})',
  },
  fullTerms: 'Terms and conditions, version of {version}',
  closing: 'Is something wrong or unclear? Just reply to this e-mail.',
  calendar: {
    summary: `{package} by ${brand}`,
    sampleSummary: `Sample, nothing will be delivered: {package} by ${brand}`,
    description: 'Order {number}. {arrival} {crew}. Everything else is in your confirmation.',
    arrival: 'Arrival: {window}.',
    file: 'visit.ics',
  },
}
