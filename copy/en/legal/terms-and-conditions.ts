import { brand } from '../../../domain/company/brand.ts'
import type { Section } from '../../page-copy.ts'
import { promised } from '../../promised.ts'

/** An article of the terms; `table` has two columns. `share` stands instead of a cost whose figure the tariff has. */
export interface Article extends Section {
  table?: {
    caption: string
    whenLabel: string
    costLabel: string
    rows: { when: string; cost: string; share?: string }[]
  }
}

// Placeholders: {legalName}, {seat}, {companyNumber}, {vatNumber}, {phone}, {email}, {teamSize}, {freeChangeDays},
// {freeAheadDays}, {guaranteeDays}, {reworkDays}, {paymentDays}, {prepaymentDays}, {waitMinutes},
// {complaintDays}; {number} in `articleLabel`, {percent} in `share`.

export const termsAndConditions = {
  title: 'Terms and conditions',
  metaTitle: `Terms and conditions | ${brand}`,
  metaDescription: `The terms for ordering a clean from ${brand} in Belgium: estimate and order, the visit, paying, changing and cancelling, withdrawal, liability.`,
  lead: 'These terms apply to cleaning that you order from us in Belgium. We have kept them readable, because you should know what you are agreeing to.',
  updatedLabel: 'Last updated on',
  updated: '2026-11-26',
  contentsLabel: 'Contents',
  articleLabel: 'Article {number}',
  companyHeading: 'Our details',
  withdrawalLabel: 'Withdraw from contract here',
  printLabel: 'Print these terms',
  articles: [
    {
      id: 'who-we-are',
      heading: 'Who we are and when these terms apply',
      paragraphs: [
        'We are {legalName}, {seat}, enterprise number {companyNumber}, VAT number {vatNumber}. You can reach us on {phone} and at {email}.',
        'These terms apply to every order that you place on our ordering site and to all work that we quote for, at an address in Belgium. A consumer is someone who orders for purposes outside a trade or profession. Businesses have terms of their own besides these. Where the law gives consumers more than these terms do, the law applies.',
      ],
    },
    {
      id: 'estimate-and-order',
      heading: 'Estimate and order',
      paragraphs: [
        'The estimate is based on what you tell us about your home: rooms, area, dirt level and extras. It is a range, it is free, and it binds neither you nor us.',
        'The contract is concluded when you have checked your order, agreed to these terms and pressed the button “Order with obligation to pay”. You then receive a confirmation by e-mail with these terms. If many orders have come from you or your network on one day, we may first ask you to confirm yours by e-mail. In that case the contract is concluded only when you press the button on the page that our e-mail leads to. Until then, the order binds neither you nor us.',
        'If your home clearly differs from what you entered, the team tells you at the walk-through, before they start; if you are not there, they call you. You then choose: fewer tasks in the time you ordered; more time, at a price that we give you in writing and you approve first; or no visit, free of charge. Nothing is added without your approval. If we cannot reach you, the team works for the time you ordered and nothing is added.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      paragraphs: [
        'The price that you confirm on the ordering site is the price you pay, unless you approve extra time first (article 2). For consumers it includes VAT, travel and all other unavoidable costs.' +
          promised('parkingIncluded', ' It includes parking.', ' You pay for parking.') +
          promised('productsIncluded', ' It includes products.') +
          ' The VAT rate is shown on the statement of the order and on the invoice.',
      ],
    },
    {
      id: 'visit',
      heading: 'The visit',
      paragraphs: [
        'A team usually has {teamSize} people; one person comes for smaller jobs, more than {teamSize} for larger ones. They work for us or for a partner company; either way, your contract is with us.' +
          promised(
            'productsIncluded',
            ' The team brings products and equipment.',
            ' You provide products and equipment.',
          ),
        'The team starts with a walk-through. We call you half an hour before the team finishes.',
        'If nobody lets the team in, they call you and wait {waitMinutes} minutes. After that the visit is cancelled, as if you had cancelled just before it began (article 7). A key that you give us is noted on the work order.' +
          promised('keysReturned', ' We return it on the same day.'),
      ],
      list: [
        'You provide access, running water, electricity and light at the agreed time, and tell us where to park or unload',
        'You tell us beforehand about delicate materials, alarms, pets and anything dangerous',
        'You put away money, jewellery and fragile things',
        'We clean with professional care: according to the task list of your package and the extras you ordered or, with cleaning per hour, in the order of priority agreed with you until the time you booked is up',
        'We do not deal with asbestos, vermin or crime and trauma scenes, and we do not work where it is unsafe',
      ],
    },
    {
      id: 'inspection',
      heading: 'Final check and work order',
      paragraphs: [
        'At the end you check the result together with the team. If a task on the list was not done properly, it is done again on the spot. You then sign the work order. Your signature confirms what was done. You keep all your rights for anything that could not be seen at that moment.',
        'If you leave early or are not there, the team notes the final check on the work order and we send it to you by e-mail. If you tell us within {guaranteeDays} days of the visit that a task was not done properly, we do it again free of charge within {reworkDays} days of hearing from you. If there is no point in doing it again, we refund that part of the price. The same applies if you were at the final check and notice it only afterwards. With cleaning per hour, all this applies to what we did in the time you booked. Your statutory rights are not affected.',
      ],
      links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' }],
    },
    {
      id: 'paying',
      heading: 'Paying',
      paragraphs: [
        'Consumers pay no surcharge for any means of payment. If we send a payment link after the final check, payment is due within {paymentDays} days of the visit. Otherwise, you pay as set out below.',
        promised(
          'lateCosts',
          'If a payment is late, we first send you one reminder, free of charge. From the day after you receive it, you have 14 days to pay. We may charge compensation only after those 14 days: €20 if you owe up to €150; €30 plus 10% of the part above €150 if you owe up to €500; and €65 plus 5% of the part above €500 if you owe more, up to €2,000. If we are late in paying you back, we owe you the same.',
          'If a payment is late, we send you a reminder, free of charge. We charge nothing for paying late.',
        ),
      ],
      table: {
        caption: 'When you pay',
        whenLabel: 'Situation',
        costLabel: 'Payment',
        rows: [
          {
            when: 'You are there for the final check',
            cost: 'After the final check, by card terminal or with a payment link sent by e-mail and SMS',
          },
          {
            when: 'You leave before the team has finished',
            cost: 'Before you leave, by card terminal or with a payment link',
          },
          {
            when: 'You are not there at all',
            cost: 'In advance, with a payment link: at least {prepaymentDays} days before the visit, or straight away if the visit is sooner. We only come once you have paid',
          },
        ],
      },
    },
    {
      id: 'changing-and-cancelling',
      heading: 'Changing and cancelling',
      paragraphs: [
        'You can change or cancel on the ordering site or by phone. What counts is when your message reaches us. The visit begins at the start of the arrival window in your confirmation. We count from the day after you order, and day {freeChangeDays} counts until midnight. “More than {freeAheadDays} days before the visit” means: until {freeAheadDays} days before it begins, at the same time of day.',
        'A fee is only due if both free periods have passed. You see the amount before you place your order, in your confirmation and before you confirm a change or cancellation.',
      ],
      table: {
        caption: 'What changing or cancelling costs',
        whenLabel: 'When you change or cancel',
        costLabel: 'Cost',
        rows: [
          { when: 'Within {freeChangeDays} days after ordering, before the visit begins', cost: 'Free' },
          { when: 'More than {freeAheadDays} days before the visit, however long ago you ordered', cost: 'Free' },
          {
            when: 'More than {freeChangeDays} days after ordering and {freeAheadDays} days or less before the visit',
            cost: 'The fee stated in your order',
            share: '{percent}% of the price of your order',
          },
          { when: 'We have to change the visit', cost: 'Free; you may also cancel' },
        ],
      },
    },
    {
      id: 'withdrawal',
      heading: 'Right of withdrawal for consumers',
      paragraphs: [
        'You may withdraw from the contract within 14 days of the day on which it was concluded, without giving a reason. If the last day is a Saturday, Sunday or public holiday, the period ends with the next business day. It is enough to send your notice before the period ends. Use the withdrawal form on the ordering site (“Withdraw from contract here”, at the bottom of every page), or tell us clearly in any other way, for example by e-mail or letter. We confirm receipt without delay.',
        'We refund what you have paid within 14 days of receiving your notice, by the same means of payment and free of charge.',
        'If you expressly asked us to begin before that period was over, you pay for the part that had been done when you withdrew, in proportion to the whole. The right ends when the work is fully done, if you asked us beforehand to begin and confirmed that you knew you would then lose it.',
        'You may use this model form, but you do not have to:',
      ],
      list: [
        'To: {legalName}, {seat}, {email}',
        'I hereby give notice that I withdraw from my contract for the provision of the following service: …',
        'Ordered on: …',
        'Name of consumer: …',
        'Address of consumer: …',
        'Signature of consumer (only if this form is sent on paper): …',
        'Date: …',
      ],
    },
    {
      id: 'if-we-cannot-come',
      heading: 'If we cannot come',
      paragraphs: [
        'If the team is ill, delayed or held up by something nobody could foresee, we call you straight away and offer a new time. If that does not suit you, you may cancel free of charge and get back what you have paid.',
      ],
    },
    {
      id: 'liability',
      heading: 'Damage and liability',
      paragraphs: [
        'We are liable for damage caused by our fault, and we are insured for it. Report damage as soon as you can, with photos, and give us the chance to look at it before it is repaired.',
        'We are not liable for defects that were already there, or for damage caused by something about the home that you knew and we could not see, such as a loose tile. Nothing in these terms limits liability for wilful misconduct, gross negligence, death or personal injury, or any rights that the law gives you.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        'We answer a complaint within 1 business day and decide within {complaintDays} days; if we need longer, we tell you before then, with the reason and the date of the decision. If we cannot find a solution, consumers can turn to the Consumer Ombudsman Service, free of charge.',
      ],
      links: [{ page: 'complaints', label: 'How we deal with complaints' }],
    },
    {
      id: 'law',
      heading: 'Applicable law and courts',
      paragraphs: [
        'The contract is concluded in English. Belgian law applies. If you are a consumer and live in another country, you keep the protection that the law of that country does not let a contract take away. You may go to any court that the law provides for.',
        'If any provision of these terms is not valid, the others remain in force.',
      ],
    },
  ] as Article[],
}
