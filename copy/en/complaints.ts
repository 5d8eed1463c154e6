import type { CopyLink } from '../page-copy.ts'

// Placeholders: {phone}, {email}, {openingHours}, {legalName}, {seat}.

export const complaints = {
  title: 'Not satisfied? Tell us',
  metaTitle: 'Complaints: how, how soon, what then | Helderhuis',
  metaDescription:
    'Not satisfied with a clean, an invoice or the way you were treated? How to complain, when you get an answer, and where to turn if we do not agree.',
  lead: 'Still with the team in the room? Say it there and then: what does not match the task list is put right before you sign. For everything later, this is the way.',
  how: {
    heading: 'How to complain',
    intro: 'Choose what suits you. It makes no difference to how your complaint is dealt with.',
    ways: [
      {
        id: 'form',
        title: 'Write',
        text: 'Use the contact form on the customer service page. You get a copy of your message.',
      },
      { id: 'email', title: 'E-mail', text: 'Send an e-mail to {email}. Photos can be attached.' },
      {
        id: 'phone',
        title: 'Phone',
        text: 'Call {phone}, {openingHours}. We write down what you say and send it to you to check.',
      },
      { id: 'post', title: 'Post', text: 'Send a letter to {legalName}, {seat}.' },
    ],
    includeHeading: 'What helps us to help you',
    include: [
      'The address that was cleaned and the date',
      'Which room and which task it is about',
      'Photos: one from a step back, one close up',
      'What you would see as a good solution',
    ],
    soon: 'Please report it as soon as you can. A trace is easy to judge the next day and hard after a month of use.',
  },
  timeline: {
    heading: 'How soon you hear from us, and what happens next',
    steps: [
      {
        id: 'receipt',
        when: 'At once',
        what: 'If you use the form, a copy of your message comes by e-mail, so that you can prove what you sent and when. By e-mail, phone or post our first answer is your confirmation.',
      },
      {
        id: 'answer',
        when: 'Within 1 business day',
        what: 'Somebody from the office answers you: with a solution, with a question, or with a date on which we come to look.',
      },
      {
        id: 'solution',
        when: 'Within 14 days',
        what: 'You have our decision, with reasons. If it takes longer because we need somebody else’s judgement, we tell you before then why and until when.',
      },
      {
        id: 'afterwards',
        when: 'After that',
        what: 'What we have promised gets a date. If you do not agree with our decision, answer it: a colleague who was not involved looks at it again.',
      },
    ],
  },
  outcomes: {
    heading: 'What can come out of it',
    list: [
      'We come back and do the task again, at no cost to you',
      'Part of the price is refunded, if doing it again makes no sense',
      'Damage that we caused is repaired or compensated',
      'We do not agree, and explain why, with the photos and the work order attached',
    ],
    paragraphs: ['Your legal rights stay as they are, whatever this page says.'],
  },
  elsewhere: {
    heading: 'If we do not find a solution together',
    paragraphs: [
      'Consumers in Belgium can turn to the Consumer Ombudsman Service (Consumentenombudsdienst / Service de Médiation pour le Consommateur) in Brussels, free of charge. It takes up a dispute once you have put it to us first.',
      'Do you live in another country of the European Union? The European Consumer Centre in your country helps in your own language. You can always go to court.',
    ],
    organisations: [
      { name: 'Consumer Ombudsman Service', url: 'https://consumerombudsman.be' },
      { name: 'European Consumer Centre Belgium', url: 'https://www.eccbelgium.be' },
    ],
  },
  links: [
    { page: 'customer-service', label: 'To the contact form' },
    { page: 'terms-and-conditions', label: 'Terms and conditions' },
  ] as CopyLink[],
}
