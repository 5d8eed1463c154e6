import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {phone}, {paymentDays}, {paymentMethods}, {prepaymentDays}.

export const faqPaying: FaqEntry[] = [
  {
    id: 'can-it-cost-more',
    question: 'Can it cost more on the day?',
    answer: [
      'Only if you agree. The estimate is a range. The price you confirm on the ordering site is the price you pay, unless you approve extra time at the walk-through. It stays the same if the team finishes sooner.',
      'If your home clearly differs from what you entered, the team tells you before they start. You choose: fewer tasks in the time you booked, more time at a price we put in writing, or no visit at all, free of charge.',
    ],
  },
  {
    id: 'when-to-pay',
    question: 'When and how do I pay?',
    answer: [
      'If you’re there: after the inspection. You check the result together with the team, they fix anything that isn’t right, and you sign the work order. We’ll then send you a payment link by e-mail and SMS; you have {paymentDays} days to pay.',
    ],
    links: [{ page: 'order-process', label: 'The visit, step by step' }],
  },
  {
    id: 'card-terminal',
    question: 'Can I pay by card on the spot?',
    answer: [
      'Yes, the team has a card terminal. If you’d rather pay on your phone or later at home, use the payment link: it takes {paymentMethods}. Consumers never pay a surcharge. We don’t take cash.',
    ],
  },
  {
    id: 'leaving-early',
    question: 'What if I have to leave before the team has finished?',
    answer: [
      'Then you pay when you leave. Tell the team at the start what time you have to go, and they’ll do the rooms that matter most to you first. Our guarantee still covers you.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' }],
  },
  {
    id: 'not-at-home',
    question: 'What if I’m not there at all?',
    answer: [
      'Then you pay before the visit, with a payment link we send by e-mail and SMS: at least {prepaymentDays} days ahead, or straight away if the visit is sooner. Agree with us how the team gets in, and tell us in your order about pets and delicate materials.',
      'The team checks its own work against the list and we’ll e-mail you the work order. If something isn’t right, our guarantee covers it.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' }],
  },
  {
    id: 'price-before-ordering',
    question: 'Do I know the price before I order?',
    answer: [
      'Yes, for every date on offer, before you enter your contact details. Products, cloths and machines are included. There’s a minimum booking; your estimate says so if it applies to you.',
    ],
  },
  {
    id: 'vat',
    question: 'Is VAT included?',
    answer: ['Yes, prices for consumers include VAT. The rate is on your invoice.'],
  },
  {
    id: 'service-vouchers',
    question: 'Can I pay with service vouchers?',
    answer: [
      'No, we aren’t a recognised service-voucher company. The vouchers are for everyday housework: cleaning after renovation or of business premises is excluded anyway.',
    ],
  },
  {
    id: 'parking',
    question: 'Who pays for parking?',
    answer: [
      'We do: it’s included in the price. Just tell us where we can park or unload, and whether your street needs a permit.',
    ],
  },
  {
    id: 'payment-link-missing',
    question: 'I haven’t received a payment link. What now?',
    answer: [
      'Check your spam folder, and the phone number in your order. Nothing there? Phone us on {phone} and we’ll send the link again. A lost link costs you nothing extra.',
    ],
  },
]
