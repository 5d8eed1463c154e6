import { promised, questionsOf } from '../../page-copy.ts'

// Placeholders: {minutesToBook}, {phone}, {openingHours}, {morningArrival}, {afternoonArrival}.

export const faqOrdering = questionsOf({
  'how-to-order': {
    question: 'How do I book a clean?',
    answer: [
      'Enter your postal code on any page to see a first estimate. “Start” takes you to our ordering site, where you book in four steps: your home, date and price, your details, and check and order.',
      'You can do it within {minutesToBook}, if you know the size of your rooms.',
    ],
    links: [{ page: 'order-process', label: 'All steps explained' }],
  },
  'which-package': {
    question: 'Which package do I need?',
    answer: [
      'You live there: deep cleaning, or spring cleaning if it’s mainly about windows and soft furnishings.',
      'The home is empty: move-in/out cleaning, or end-of-tenancy cleaning if a landlord comes to inspect.',
      'The builders have just left: renovation cleaning. You’re expecting a baby: pregnancy cleaning.',
      'You’d rather decide on the day what gets done: cleaning per hour.',
    ],
    links: [{ page: 'cleaning-services', label: 'Compare packages' }],
  },
  'estimate-binding': {
    question: 'Is the estimate binding?',
    answer: [
      'No. It’s free and without obligation, and you see it before you give your name. You’ve only ordered once you press the order button in step 4. If we ask you to confirm by e-mail, it only counts after that.',
      'The estimate is a range. Once you’ve entered your own rooms, it’s narrower. On the ordering site every date has an exact price.',
    ],
  },
  'days-and-times': {
    question: 'On which days do you come, and can I choose?',
    answer:
      'Monday to Saturday.' +
      promised('noVisitsOnHolidays', ' Not on public holidays, 24 December or 31 December.') +
      ' The team arrives in the morning ({morningArrival}) or the afternoon ({afternoonArrival}). You see the price for several dates side by side and choose one. We can usually come within a week: your estimate shows the first date and how long the visit takes. Need us sooner? Call us and we’ll see what’s possible.',
  },
  'regular-cleaning': {
    question: 'Can you come every week?',
    answer:
      'No. At homes, every order is a single visit: no membership, nothing that renews. You can book as often as you like, and pay each time for what you book. Businesses can have us on fixed days.',
    links: [{ page: 'commercial-cleaning', label: 'Cleaning for businesses' }],
  },
  'same-team': {
    question: 'Will the same team come next time?',
    answer:
      'Usually the same regional team, because we send the one nearest to you. Which people come depends on the day. Liked someone? Put their name in the note when you order. We can’t promise it, but the planner reads every note.',
  },
  'order-for-somebody-else': {
    question: 'Can I order for another address, for instance for my parents?',
    answer:
      'Yes. As the address, enter the home we’ll clean; as the contact details, your own name, e-mail address and phone number. The order is then in your name.',
  },
})
