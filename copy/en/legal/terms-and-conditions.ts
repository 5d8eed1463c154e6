import { brand } from '../../../domain/company/company.ts'
import { refundDays, withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'
import { costScales, reminderDays } from '../../../domain/payments/late-reminder.ts'
import { settlementDays } from '../../../domain/payments/payment-due.ts'
import { lateCostScale } from '../../late-cost-scale.ts'
import { promised, type Section, sectionsOf } from '../../page-copy.ts'

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

const euros = (amount: number) => `€${amount.toLocaleString('en-GB')}`

const lateCosts = lateCostScale(costScales.BE, {
  upTo: 'Up to {upTo}: {cost}.',
  more: 'More than that: {cost}.',
  share: '{percent}% of what you owe',
  both: '{base} plus {percent}% of the part above {above}',
  money: euros,
})

export const termsAndConditions = {
  title: 'Terms and conditions',
  metaTitle: `Terms and conditions | ${brand}`,
  metaDescription: `The terms for ordering a clean from ${brand} in Belgium: estimate and order, the visit, paying, changing and cancelling, withdrawal, liability.`,
  lead: 'These terms apply to cleaning that you order from us in Belgium. We have kept them readable, because you should know what you are agreeing to.',
  updatedLabel: 'Last updated on',
  updated: '2026-11-29',
  contentsLabel: 'Contents',
  articleLabel: 'Article {number}',
  companyHeading: 'Our details',
  withdrawalLabel: 'Withdraw from contract here',
  printLabel: 'Print these terms',
  articles: sectionsOf<Pick<Article, 'table'>>({
    'who-we-are': {
      heading: 'Who we are and when these terms apply',
      paragraphs: [
        'We are {legalName}, {seat}, enterprise number {companyNumber}, VAT number {vatNumber}. You can reach us on {phone} and at {email}.',
        'These terms apply to every order that you place on our ordering site or by phone, and to all work that we quote for. The address has to be in Belgium. A consumer is someone who orders for purposes outside a trade or profession. For businesses, our terms for businesses also apply. Where the law gives consumers more than these terms do, the law applies.',
      ],
    },
    'estimate-and-order': {
      heading: 'Estimate and order',
      paragraphs: [
        'The estimate is based on what you tell us about your home: rooms, area, dirt level and extras. It is a range from a lowest to a highest price. It is free, and it binds neither you nor us.',
        'The contract is concluded when you have checked your order, agreed to these terms and pressed the button “Order with obligation to pay”. By phone, it is concluded when we have read your order to you, you have agreed to these terms and we have placed the order. You then receive a confirmation with these terms, by e-mail or, without an e-mail address, by post.',
        'If many orders have come from you or your network on one day, we may first ask you to confirm yours by e-mail. In that case the contract is concluded only when you press the button on the page that our e-mail leads to. Until then, the order binds neither you nor us.',
        'If your home clearly differs from what you entered, the team tells you before they start. If you are not there, they call you. You then have three choices. You can keep the time you ordered and have fewer tasks done. You can have more time, at a price that we give you in writing and that you approve first. Or you can call off the visit, free of charge. If we cannot reach you, the team works for the time you ordered. Nothing is added without your approval.',
      ],
    },
    prices: {
      heading: 'Prices',
      paragraphs:
        'The price that you confirm when you order is the price you pay, unless you approve extra time first (article 2). A fee for a late change comes on top of it (article 7). For consumers, the price includes VAT, travel and all other unavoidable costs.' +
        promised('parkingIncluded', ' Parking is included.', ' You pay for parking.') +
        promised('productsIncluded', ' Products are included.') +
        ' The VAT rate is shown on the statement of the order and on the invoice.',
    },
    visit: {
      heading: 'The visit',
      paragraphs: [
        'A team usually has {teamSize} people. One person comes for a smaller job, more than {teamSize} for a larger one. They work for us or for a partner company. Either way, your contract is with us.' +
          promised(
            'productsIncluded',
            ' The team brings products and equipment.',
            ' You provide products and equipment.',
          ),
        'The team starts with a walk-through: they look at every room, with you if you are there. The team calls you half an hour before they finish.',
        'If nobody lets the team in, they call you and wait {waitMinutes} minutes. After that the visit is cancelled, as if you had cancelled just before it began (article 7); we call you before anything is charged. A key that you give us is noted with your order.' +
          promised('keysReturned', ' We return it on the same day.'),
      ],
      list: [
        'You provide access, running water, electricity and light at the agreed time, and tell us where to park or unload',
        'You tell us beforehand about delicate materials, alarms, pets and anything dangerous',
        'You put away money, jewellery and fragile things',
        'We clean with professional care, following the task list of your package, with the extras you ordered',
        'With cleaning per hour, we work in the order that you name, or else room by room, until the time you booked is up',
        'We do not deal with asbestos, vermin or crime and trauma scenes, and we do not work where it is unsafe',
      ],
    },
    inspection: {
      heading: 'Final check and report',
      paragraphs: [
        'At the end you check the result together with the team. If a task on the list was not done properly, the team does it again on the spot. The team may then ask you to sign the work order, which confirms what was done. You keep all your rights for anything that could not be seen at that moment. Afterwards you get a report by e-mail: what was done in each room as the team recorded it, and what was not possible and why.',
        'If you leave early or are not there, the team does the final check without you, and you get the report when it is done. If a task was not done properly, tell us within {guaranteeDays} days of the visit. We then do it again, free of charge, within {reworkDays} days of hearing from you. If there is no point in doing it again, we refund that part of the price. All of this also applies if you were at the final check and only notice the problem afterwards. With cleaning per hour, it applies to what we did in the time you booked. You keep all the rights that the law gives you.',
      ],
      links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' }],
    },
    paying: {
      heading: 'Paying',
      paragraphs: [
        'Consumers pay no surcharge for any means of payment. If you are there for the final check, you can also pay with the payment link, within {paymentDays} days of the visit.',
        `If you have cancelled or withdrawn and still owe us something, you have ${settlementDays} days to pay it, counted from the day on which we tell you the amount.`,
        promised(
          'lateCosts',
          `If a payment is late, we first send you one reminder, free of charge. From the day after you receive it, you have ${reminderDays} days to pay. If the last day is a Saturday, Sunday or public holiday, you have until the next business day. Only after that may we charge compensation. How much depends on what you owe us. ${lateCosts} We never charge more than ${euros(costScales.BE.most)}. If we are late in paying you back, we owe you the same compensation.`,
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
            cost: 'After the final check, by card terminal or with the payment link that we then send by e-mail and SMS',
          },
          {
            when: 'You leave before the team has finished',
            cost: 'Before you leave, by card terminal or with the payment link in your confirmation',
          },
          {
            when: 'You are not there at all',
            cost: 'In advance, with the payment link in your confirmation: at least {prepaymentDays} days before the visit, or straight away if the visit is sooner. We only come once you have paid',
          },
        ],
      },
    },
    'changing-and-cancelling': {
      heading: 'Changing and cancelling',
      paragraphs: [
        'You can change or cancel on the ordering site or by phone. What counts is when your message reaches us. The visit begins at the start of the arrival window in your confirmation. The {freeChangeDays} days after ordering begin on the day after you order and last until the end of day {freeChangeDays}. “More than {freeAheadDays} days before the visit” means: until {freeAheadDays} days before it begins, at the same time of day.',
        'You pay a fee only if both free periods have passed. You see the amount before you place your order, in your confirmation, and before you confirm a change or cancellation.',
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
    withdrawal: {
      heading: 'Right of withdrawal for consumers',
      paragraphs: [
        `You may withdraw from the contract within ${withdrawalDays} days of the day on which it was concluded, without giving a reason. If the last day is a Saturday, Sunday or public holiday, the period ends with the next business day. It is enough to send your notice before the period ends.`,
        'You can use the withdrawal form on the ordering site: “Withdraw from contract here”, at the bottom of every page. You can also tell us clearly in any other way, for example by e-mail or letter. We confirm receipt without delay.',
        `We refund what you have paid within ${refundDays} days of receiving your notice, by the same means of payment unless you expressly agree to another, and free of charge.`,
        'If you expressly asked us to begin before the withdrawal period was over, you pay for the part that had been done when you withdrew, in proportion to the whole. Once the work is fully done, you can no longer withdraw. This holds only if you asked us beforehand to begin and confirmed that you knew you would then lose the right.',
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
    'if-we-cannot-come': {
      heading: 'If we cannot come',
      paragraphs:
        'If the team is running late, we tell you by text message or e-mail when they will be there. If they cannot come, because of illness or something nobody could foresee, we call you by the end of the next business day at the latest and offer a new time. If that time does not suit you, you may cancel free of charge, and we refund what you have paid.',
    },
    liability: {
      heading: 'Damage and liability',
      paragraphs: [
        'We are liable for damage caused by our fault, and we are insured for it. Report damage as soon as you can, with photos, and give us the chance to look at it before it is repaired.',
        'We are not liable for defects that were already there. Nor are we liable for damage caused by a defect that you knew and we could not see, such as a loose tile. Nothing in these terms limits our liability for wilful misconduct, gross negligence, death or personal injury. Nor do they limit any right that the law gives you.',
      ],
    },
    complaints: {
      heading: 'Complaints',
      paragraphs:
        'We answer a complaint within 1 business day and decide within {complaintDays} days. If we need longer, we tell you before then why, and when we will decide. If we cannot find a solution together, consumers can turn to the Consumer Ombudsman Service, free of charge.',
      links: [{ page: 'complaints', label: 'How we deal with complaints' }],
    },
    law: {
      heading: 'Applicable law and courts',
      paragraphs: [
        'The contract is concluded in English. Belgian law applies. If you are a consumer and live in another country, you keep the protection that the law of that country does not let a contract take away. You may go to any court that the law provides for.',
        'If any provision of these terms is not valid, the others remain in force.',
      ],
    },
  }) as Article[],
}
