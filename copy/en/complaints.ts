import { brand } from '../../domain/company/company.ts'
import { type CopyLink, withIds } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {legalName}, {seat}, {guaranteeDays}, {complaintDays}.

export const complaints = {
  title: 'Not satisfied? Tell us',
  metaTitle: `Not satisfied? How to complain | ${brand}`,
  metaDescription:
    'Not satisfied with a clean, an invoice or the way you were treated? How to complain, when you’ll hear back, and where to turn if we don’t agree.',
  lead: 'Is the team still there? Tell them now, and they’ll put it right before you sign. Noticed something later? Here’s what to do.',
  how: {
    heading: 'How to complain',
    intro: 'Choose whichever suits you: we deal with every complaint in the same way.',
    ways: [
      {
        id: 'form',
        title: 'Write',
        text: 'Use the form below the report of your visit, on the page of your order, or the contact form on the customer service page. You’ll get a copy of your message.',
      },
      { id: 'email', title: 'E-mail', text: 'Send an e-mail to {email}, with photos if you have them.' },
      { id: 'phone', title: 'Phone', text: 'Call {phone}, {openingHours}. We’ll note what you say with your order.' },
      { id: 'post', title: 'Post', text: 'Send a letter to {legalName}, {seat}.' },
    ],
    write: { page: 'customer-service', anchor: 'message', label: 'Write to customer service' } as CopyLink,
    includeHeading: 'What helps us help you',
    include: [
      'The address we cleaned and the date',
      'Which room and which task it’s about',
      'Photos: one from a step back, one close up',
      'What you’d like us to do',
    ],
    soon: 'Please tell us as soon as you can. A mark is easy to judge the next day and hard to judge after a month of use.',
  },
  timeline: {
    heading: 'When you’ll hear from us, and what happens next',
    steps: withIds({
      receipt: {
        when: 'Straight away',
        what: 'If you use the form, we’ll e-mail you a copy, so you have a record. If you e-mail, call or write instead, our first answer (step 2) is your confirmation.',
      },
      answer: {
        when: 'Within 1 business day',
        what: 'Someone from the office answers: with a solution, a question, or a date when we’ll come and look.',
      },
      solution: {
        when: 'Within {complaintDays} days',
        what: 'You’ll have our decision, with reasons. If we need someone else’s opinion and it takes longer, we’ll tell you why, and when to expect our decision.',
      },
      afterwards: {
        when: 'After that',
        what: 'We’ll give you a date for whatever we’ve promised. If you don’t agree with our decision, tell us, and a colleague who wasn’t involved will look at it again.',
      },
    }),
  },
  outcomes: {
    heading: 'What we can do',
    list: [
      'We come back and do the task again, free of charge, if you tell us within {guaranteeDays} days of the visit',
      'We refund part of the price, if there’s no point in doing it again',
      'We repair or pay for damage we caused',
      'If we don’t agree, we explain why, with the photos and the report in hand',
    ],
    paragraphs: ['Your legal rights stay as they are, whatever this page says.'],
  },
  elsewhere: {
    heading: 'If we can’t find a solution together',
    paragraphs: [
      'Consumers in Belgium can turn to the Consumer Ombudsman Service (Consumentenombudsdienst / Service de Médiation pour le Consommateur) in Brussels, free of charge. It can take on your dispute once you’ve complained to us.',
      'If you live in another EU country, the European Consumer Centre there can help in your own language. You can always go to court.',
    ],
    organisations: [
      { name: 'Consumer Ombudsman Service', url: 'https://consumerombudsman.be' },
      { name: 'European Consumer Centre Belgium', url: 'https://www.eccbelgium.be' },
    ],
  },
  links: [
    { page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee' },
    { page: 'terms-and-conditions', label: 'Terms and conditions' },
  ] as CopyLink[],
}
