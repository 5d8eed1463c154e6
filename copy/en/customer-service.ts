import { messageRetentionDays } from '../../domain/company/business-rules.ts'
import { brand } from '../../domain/company/company.ts'
import { withdrawalDays } from '../../domain/orders/withdrawal-period.ts'
import { type CopyLink, promised, withIds } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {zipCode}, {number}.

export const customerService = {
  title: 'Customer service and contact',
  metaTitle: `Customer service and contact | ${brand}`,
  metaDescription:
    'Questions about a clean, an order or a payment? Call, e-mail or use the contact form. With our opening hours and the quickest way to get an answer.',
  lead: 'Ask us anything. If it’s about today, call. If you have photos, e-mail them.',
  quick: {
    heading: 'What’s it about?',
    items: withIds({
      order: {
        title: 'It’s about your order',
        text: 'Open the link in your confirmation to see the date, the team and the price, and to change or cancel. Lost it? We’ll e-mail it to you again.',
        button: 'Log in',
      },
      today: {
        title: 'It’s about today',
        text: 'Call {phone}: we can reach the team wherever they are. On Saturdays our office is closed, but you’ll get a text or an e-mail if the team is running late.',
        button: 'Call {phone}',
      },
      question: {
        title: 'You have a question',
        text: 'The answer may be in our frequently asked questions, sorted by topic and searchable.',
        button: 'See all questions',
      },
      complaint: {
        title: 'You’re not satisfied',
        text: 'We want to know. See how to complain, when you’ll hear back and what happens next.',
        button: 'How to complain',
      },
    }),
  },
  /** Begins the message of a visitor from an area that we do not cover yet. */
  outside: {
    heading: 'We don’t come to you yet',
    intro: `Leave a message, and we’ll write to you once if we come to your area within ${messageRetentionDays} days.`,
  },
  aboutOrder: 'Complaint about order {number}:',
  outOfArea: 'My postal code is {zipCode}. Do you cover my area, or will you soon?',
  form: {
    heading: 'Write to us',
    intro: 'We’ll answer within 1 business day. You’ll get a copy of your message by e-mail.',
  },
  phone: {
    heading: 'Phone',
    text: `You can reach us {openingHours}.${promised('closedOnHolidays', ' We’re closed on public holidays.')}`,
  },
  email: { heading: 'E-mail', text: 'Write to {email} if you’d rather use e-mail, or have photos to send.' },
  hours: {
    dayLabel: 'Day',
    hoursLabel: 'Hours',
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    publicHolidays: 'Public holidays',
  },
  withdrawal: {
    heading: 'Ordered online and changed your mind?',
    text: `As a consumer you can withdraw within ${withdrawalDays} days, without giving a reason.`,
    button: 'Withdraw from contract here',
  },
  business: {
    heading: 'Need cleaning for a business?',
    text: 'Give us your details and we’ll call you back within 1 business day.',
    button: 'Let us call you',
  },
  links: [
    { page: 'faq', label: 'Frequently asked questions' },
    { page: 'order-process', label: 'How ordering works' },
    { page: 'terms-and-conditions', label: 'Rules for changing and cancelling' },
  ] as CopyLink[],
}
