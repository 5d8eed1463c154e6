import { promised, questionsOf } from '../../page-copy.ts'

// Placeholders: {phone}, {paymentDays}, {paymentMethods}, {prepaymentDays}; of the tariff: {homeLow}, {homeHigh},
// {homeBedrooms}, {homePlace}, {hourlyRate}, {leastWork}.

export const faqPaying = questionsOf({
  'what-does-it-cost': {
    question: 'What does a clean cost?',
    answer: [
      'A deep clean of a typical home with {homeBedrooms} bedrooms in {homePlace} costs {homeLow} to {homeHigh}, incl. VAT.',
      'Cleaning per hour costs about {hourlyRate} per person per hour, incl. VAT. The minimum is {leastWork} of work.',
      'Your own price depends on your rooms, how dirty they are and the date. Enter your postal code and you’ll see it straight away.',
    ],
    links: [{ page: 'cleaning-services', label: 'Prices of all packages' }],
  },
  'can-it-cost-more': {
    question: 'Can it cost more on the day?',
    answer: [
      'Only if you agree. The price you confirm when you order is the price you pay, unless you approve extra time first. It stays the same if the team finishes sooner.',
      'If your home clearly differs from what you entered, the team tells you before they start. You choose: fewer tasks in the time you booked, more time at a price we put in writing, or no visit at all, free of charge.',
      'If you’re not there, the team calls you. If they can’t reach you, they clean for the time you booked, kitchen and bathroom first, and the price stays the same.',
    ],
  },
  'when-to-pay': {
    question: 'When and how do I pay?',
    answer: [
      'If you’re there, after the final check. You check the result together with the team, they fix anything that isn’t right, and you sign the work order. Then you pay by card, or within {paymentDays} days of the visit with the payment link we send by e-mail and SMS.',
      'If you leave before the team has finished, you pay when you leave. Tell them at the start what time that is, and they’ll do the rooms that matter most to you first. If you’re not there at all, you pay at least {prepaymentDays} days before the visit.',
    ],
    links: [{ page: 'order-process', label: 'The visit, step by step' }],
  },
  'card-terminal': {
    question: 'Can I pay by card on the spot?',
    answer:
      'Yes, the team has a card terminal. If you’d rather pay on your phone or later at home, use the payment link: it takes {paymentMethods}. There’s no surcharge for consumers.' +
      promised('noCash', ' We don’t take cash.', ' You can also pay in cash.'),
  },
  'not-at-home': {
    question: 'What if I’m not there at all?',
    answer: [
      'You pay before the visit, with the payment link in your confirmation: at least {prepaymentDays} days ahead, or straight away if the visit is sooner. When you order, you tell us how the team gets in: a key box, a neighbour or a key you hand over. You can change that later. Mention pets and delicate materials in your order.',
      'The team does the final check themselves, and we’ll e-mail you the report. If something isn’t right, our guarantee covers it.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' }],
  },
  vat: {
    question: 'Is VAT included?',
    answer:
      'Yes, prices for consumers include VAT. The rate is on the statement of your order, where you also get your invoice.',
  },
  'service-vouchers': {
    question: 'Can I pay with service vouchers?',
    answer:
      'No, we aren’t a recognised service-voucher company. They’re only for everyday housework, so cleaning after building work or at a business wouldn’t qualify anyway.',
  },
  parking: {
    question: 'Who pays for parking?',
    answer:
      promised('parkingIncluded', 'We do: it’s included in the price.', 'You do.') +
      ' Just tell us where we can park or unload, and whether your street needs a permit.',
  },
  'payment-link-missing': {
    question: 'I haven’t received a payment link. What now?',
    answer:
      'Check your spam folder, and the phone number in your order. Nothing there? Use “Log in” and we’ll e-mail you the link to your order: you can pay from there. Or call us on {phone}.',
  },
})
