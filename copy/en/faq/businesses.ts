import { questionsOf } from '../../page-copy.ts'

export const faqBusinesses = questionsOf({
  'do-you-clean-businesses': {
    question: 'Do you also clean for businesses?',
    answer:
      'Yes: offices, shops, medical practices, stairwells and premises after building work. There’s no price by postal code: leave your number, and we’ll call you within 1 business day and come and look if needed.',
    links: [{ page: 'commercial-cleaning', label: 'Commercial cleaning' }],
  },
  'landlords-and-agents': {
    question: 'I let out several homes. Do I order each one separately?',
    answer:
      'Yes, online, each with its own postal code. If it’s regular, let us call you: we’ll agree keys, dates and reports once, so you don’t have to explain them every time.',
    links: [{ page: 'es', label: 'End-of-tenancy cleaning' }],
  },
  'become-partner': {
    question: 'I have a cleaning company. Can we work together?',
    answer:
      'We’d love to hear from you. Apply on the partner page with your regions, team size and enterprise number. We answer every application.',
    links: [{ page: 'partner', label: 'Become a partner' }],
  },
})
