import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {phone}.

export const faqPaying: FaqEntry[] = [
  {
    id: 'when-to-pay',
    question: 'When and how do I pay?',
    answer: [
      'After the inspection. When the team has finished, you inspect the result together and anything that is not right is put right. You then sign the work order and receive a payment link by e-mail and SMS.',
    ],
    links: [{ page: 'order-process', label: 'The visit, step by step' }],
  },
  {
    id: 'card-terminal',
    question: 'Can I pay by card on the spot?',
    answer: [
      'Yes. You can pay the team by card terminal after the inspection. If you would rather pay on your phone or from your desk, use the payment link.',
    ],
  },
  {
    id: 'leaving-early',
    question: 'What if I have to leave before the team has finished?',
    answer: [
      'Then you pay when you leave. Tell the team at the start of the visit at what time you have to go. They can plan the rooms that matter most to you first, so that you see those before you leave.',
    ],
  },
  {
    id: 'not-at-home',
    question: 'What if I am not there at all?',
    answer: [
      'Then you pay in advance. Agree before the day how the team gets in, and note in your order what they should know about alarm, pets and delicate materials.',
    ],
  },
  {
    id: 'card-surcharge',
    question: 'Does it cost more to pay by credit card?',
    answer: ['No. As a consumer you pay no surcharge, whichever card or payment method you use.'],
  },
  {
    id: 'price-before-ordering',
    question: 'Do I know the price before I order?',
    answer: [
      'Yes. You see the price of every date on offer before you order, and before you enter your contact details. There is no membership, and nothing renews by itself.',
    ],
  },
  {
    id: 'vat',
    question: 'Is VAT included?',
    answer: ['Prices for consumers are shown with VAT included. The rate is shown on your invoice.'],
  },
  {
    id: 'payment-link-missing',
    question: 'I have not received a payment link. What now?',
    answer: [
      'Look in your spam folder and check whether the phone number in your order is right. Nothing there? Phone us on {phone}, and we will send the link again. A lost link costs you nothing extra.',
    ],
  },
]
