import type { Section } from '../../page-copy.ts'

/** An article of the terms; `table` has two columns. */
export interface Article extends Section {
  table?: { caption: string; whenLabel: string; costLabel: string; rows: { when: string; cost: string }[] }
}

// Placeholders: {legalName}, {seat}, {companyNumber}, {vatNumber}, {phone}, {email}, {teamSize}, {freeChangeDays},
// {freeAheadDays}, {cardCommission}; {number} in `articleLabel`.

export const termsAndConditions = {
  title: 'Terms and conditions',
  metaTitle: 'Terms and conditions | Helderhuis',
  metaDescription:
    'The terms for ordering a clean from Helderhuis in Belgium: estimate and order, the visit, paying, changing and cancelling, withdrawal, liability.',
  lead: 'These terms apply to cleaning that you order from us in Belgium. We have kept them readable, because you should know what you agree to.',
  updatedLabel: 'Version of',
  updated: '2026-11-21',
  contentsLabel: 'Contents',
  articleLabel: 'Article {number}',
  companyHeading: 'Our details',
  withdrawalLabel: 'Withdraw from a contract',
  printLabel: 'Print these terms',
  articles: [
    {
      id: 'who-we-are',
      heading: 'Who we are and when these terms apply',
      paragraphs: [
        'We are {legalName}, {seat}, enterprise number {companyNumber}, VAT number {vatNumber}. You reach us on {phone} and at {email}.',
        'These terms apply to every order that you place on our ordering site for an address in Belgium. A consumer is somebody who orders for purposes outside a trade or profession. Article 12 applies to businesses only. Where the law gives consumers more than these terms do, the law applies.',
      ],
    },
    {
      id: 'estimate-and-order',
      heading: 'Estimate and order',
      paragraphs: [
        'The estimate rests on what you tell us about your home: rooms, area, dirt level and extra services. It is free and binds neither you nor us.',
        'The contract is concluded when you have checked your order, agreed to these terms and placed the order with the button that says that you undertake to pay. You then receive a confirmation by e-mail with these terms.',
        'If the home turns out to differ clearly from what was stated, the team tells you at the walk-through, before it begins. You then decide together: fewer tasks in the time that was ordered, or more time at a price that you approve first. Without your approval nothing is added.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      paragraphs: [
        'The price that you see before you order is the price of your order. For consumers it includes VAT and all costs that cannot be avoided. The VAT rate is shown on the invoice.',
      ],
    },
    {
      id: 'visit',
      heading: 'The visit',
      paragraphs: [
        'A team normally has {teamSize} people; one or more than {teamSize} come for smaller or larger jobs. The team brings products and equipment.',
        'The visit begins with a walk-through. We phone you half an hour before the team finishes.',
      ],
      list: [
        'You see to access, running water, electricity and light at the agreed time',
        'You tell us beforehand about delicate materials, alarms, pets and anything dangerous',
        'You put away money, jewellery and breakable things',
        'We clean by the task list of your package, with the care of a professional',
        'We do not work with asbestos, vermin or bodily traces of crime or death, and not where it is unsafe',
      ],
    },
    {
      id: 'inspection',
      heading: 'Inspection and work order',
      paragraphs: [
        'At the end you inspect the result together with the team. What does not match the task list is put right on the spot. After that you sign the work order. Your signature confirms what has been done; it takes away none of your rights concerning what could not be seen at that moment.',
        'If you are not there for the inspection, the team notes its own check on the work order. Please tell us soon if something is not right.',
      ],
    },
    {
      id: 'paying',
      heading: 'Paying',
      paragraphs: ['Consumers pay no surcharge for any means of payment.'],
      table: {
        caption: 'When you pay',
        whenLabel: 'Situation',
        costLabel: 'Payment',
        rows: [
          {
            when: 'You are there for the inspection',
            cost: 'After the inspection, through a payment link sent by e-mail and SMS, or by card terminal',
          },
          { when: 'You leave before the team has finished', cost: 'When you leave' },
          { when: 'You are not there at all', cost: 'In advance' },
        ],
      },
    },
    {
      id: 'changing-and-cancelling',
      heading: 'Changing and cancelling',
      paragraphs: [
        'You can change or cancel on the ordering site or by phone. What counts is the moment at which your message reaches us. Day {freeChangeDays} after the day of your order still counts in full; “more than {freeAheadDays} days” means more than {freeAheadDays} times 24 hours before the appointment begins.',
        'A fee is only due if both free periods have passed. It is never more than what the late change costs us, and you see it before you confirm.',
      ],
      table: {
        caption: 'What changing or cancelling costs',
        whenLabel: 'When you change or cancel',
        costLabel: 'Cost',
        rows: [
          { when: 'Within {freeChangeDays} days after ordering, before the work begins', cost: 'Free' },
          { when: 'More than {freeAheadDays} days before the appointment, however long ago you ordered', cost: 'Free' },
          {
            when: 'More than {freeChangeDays} days after ordering and {freeAheadDays} days or less before the appointment',
            cost: 'A fee, stated before you confirm',
          },
          { when: 'We have to change the appointment', cost: 'Free; you may also cancel' },
        ],
      },
    },
    {
      id: 'withdrawal',
      heading: 'Right of withdrawal for consumers',
      paragraphs: [
        'You may withdraw from the contract within 14 days of the day on which it was concluded, without giving a reason. It is enough to send your notice before the period ends. Use the withdrawal form on the ordering site, to which “Withdraw from a contract” at the foot of every page leads, or send us a clear statement by e-mail or post. We confirm receipt without delay.',
        'You can use this text: “I withdraw from my contract for the following service: … Ordered on: … Name and address: … Date: …”',
        'We refund what you have paid within 14 days, by the means that you paid with and free of charge.',
        'If you expressly asked us to begin before the 14 days were over, you pay for the part that had been done when you withdrew, in proportion to the whole. The right ends when the work is fully done, if you agreed beforehand that we begin and acknowledged that you then lose it.',
      ],
    },
    {
      id: 'if-we-cannot-come',
      heading: 'If we cannot come',
      paragraphs: [
        'If the team is ill, delayed or held up by something that nobody could foresee, we phone you at once and offer a new time. If that does not suit you, you may cancel free of charge and get back what you have paid.',
      ],
    },
    {
      id: 'liability',
      heading: 'Damage and liability',
      paragraphs: [
        'We are liable for damage that we cause by a fault of ours. Report damage as soon as you can, with photos, and give us the chance to look at it before it is repaired.',
        'We are not liable for defects that were there already and for damage from properties of the home that you knew and we could not see. Nothing in these terms limits liability for intent, gross negligence, death or injury, or rights that the law gives you.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        'We answer a complaint within 1 business day and decide within 14 days. If we do not find a solution, consumers can turn to the Consumer Ombudsman Service, free of charge.',
      ],
      links: [{ page: 'complaints', label: 'How complaints are dealt with' }],
    },
    {
      id: 'businesses',
      heading: 'Businesses',
      paragraphs: [
        'For businesses the offer that both sides have signed applies first, and these terms for what it leaves open. The right of withdrawal and the rules for consumers in articles 3, 6 and 8 do not apply.',
        'Payments by credit card carry a commission fee of {cardCommission} of the amount, where the law allows it. Payments by other means carry none. Invoices are due within 30 days.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and court',
      paragraphs: [
        'Belgian law applies. As a consumer living elsewhere you keep the protection of the mandatory law of your own country, and you may go to the court that the law gives you. For businesses the courts of our registered office have jurisdiction.',
        'If a provision of these terms is not valid, the others remain in force.',
      ],
    },
  ] as Article[],
}
