import type { CopyLink } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {zipCode}.

export const customerService = {
  title: 'Customer service and contact',
  metaTitle: 'Customer service and contact | Helderhuis',
  metaDescription:
    'Questions about a clean, an order or a payment? Phone us, write to us or use the contact form. With opening hours and the quickest way for each.',
  lead: 'Ask anything. Phoning is quickest if it is about today; writing is best if there are photos.',
  quick: {
    heading: 'The quickest way',
    items: [
      {
        id: 'order',
        title: 'It is about your order',
        text: 'Log in on the ordering site. There you see the date, the team and the price, and you can change or cancel.',
        button: 'Log in',
      },
      {
        id: 'today',
        title: 'It is about today',
        text: 'Phone {phone}. We can reach the team while it is on its way or at work.',
        button: 'Call {phone}',
      },
      {
        id: 'question',
        title: 'You have a question',
        text: 'Most answers are in the frequently asked questions, sorted by topic and searchable.',
        button: 'To the questions',
      },
      {
        id: 'complaint',
        title: 'You are not satisfied',
        text: 'We want to know. The complaints page says how, within what time you get an answer, and what then.',
        button: 'To complaints',
      },
    ],
  },
  /** Begins the message of who lives where we do not come yet. */
  outOfArea: 'My postal code is {zipCode}. Do you come there, or will you soon?',
  form: {
    heading: 'Write to us',
    intro: 'We answer within 1 business day. You get a copy of your message by e-mail.',
  },
  phone: {
    heading: 'Phone',
    text: 'You reach us {openingHours}. Public holidays are days off.',
  },
  email: {
    heading: 'E-mail',
    text: 'Write to {email} if you would rather use your own mail program or want to send photos.',
  },
  hours: {
    heading: 'Opening hours',
    dayLabel: 'Day',
    hoursLabel: 'Hours',
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    publicHolidays: 'Public holidays',
    closed: 'closed',
  },
  withdrawal: {
    heading: 'Withdraw from a contract',
    text: 'Did you order online as a consumer and change your mind? Within 14 days you can withdraw without giving a reason.',
    button: 'Withdraw from a contract',
  },
  business: {
    heading: 'Writing on behalf of a business?',
    text: 'Have us call you back, then you need not write it all down.',
    button: 'Let us call you',
  },
  links: [
    { page: 'faq', label: 'Frequently asked questions' },
    { page: 'order-process', label: 'How ordering works' },
    { page: 'terms-and-conditions', label: 'Rules for changing and cancelling' },
  ] as CopyLink[],
}
