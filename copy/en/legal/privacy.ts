import type { Section } from '../../page-copy.ts'

// Placeholders: {legalName}, {seat}, {companyNumber}, {email}, {phone}, {purgeDays}.

export const privacy = {
  title: 'Privacy and cookies',
  metaTitle: 'Privacy and cookies | Helderhuis',
  metaDescription:
    'Which data each form of this website asks for, why, on which legal ground and for how long; statistics only with your consent; and your rights.',
  lead: 'We ask for what we need to answer you, and for nothing else. Here you see it form by form.',
  updatedLabel: 'Version of',
  updated: '2026-11-21',
  intro: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        '{legalName}, {seat}, enterprise number {companyNumber}, is responsible for the data on this website. Questions about privacy go to {email} or {phone}. There is no form to fill in and no fee.',
        'Orders are placed on the ordering site, which has a privacy statement of its own. This website has no accounts and stores no orders.',
      ],
    },
  ] as Section[],
  forms: {
    heading: 'What we process, form by form',
    labels: { form: 'Where', data: 'Data', purpose: 'What for', basis: 'Legal ground (GDPR)', period: 'How long' },
    rows: [
      {
        id: 'postcode',
        form: 'Postal code field',
        data: 'Postal code and the chosen package',
        purpose: 'To find the nearest team, show an estimate and take you to the ordering site',
        basis: 'Steps at your request before a contract, article 6(1)(b)',
        period: 'Not stored by us. Your browser remembers the code for this visit, so that you type it once',
      },
      {
        id: 'contact',
        form: 'Contact form',
        data: 'First name, last name, e-mail, phone number, your message',
        purpose: 'To answer you, and to send you a copy of your message',
        basis:
          'Steps at your request before a contract, article 6(1)(b); for other questions our interest in answering, 6(1)(f)',
        period:
          'On our server until {purgeDays} days after delivery, and in backups for up to 15 days more; in the office mailbox as long as your matter needs it',
      },
      {
        id: 'business',
        form: 'Business form and call-back',
        data: 'The same, with the name of your business',
        purpose: 'To call you back and make an offer',
        basis: 'Steps before a contract, article 6(1)(b)',
        period: 'As with the contact form',
      },
      {
        id: 'partner',
        form: 'Partner application',
        data: 'The same, with regions, team size, enterprise number, working days and motivation',
        purpose: 'To judge your application and answer it',
        basis: 'Your consent, article 6(1)(a), which you may withdraw at any time',
        period: 'As with the contact form; earlier if you withdraw your consent',
      },
      {
        id: 'reviews',
        form: 'Reviews',
        data: 'Name, stars and text that somebody made public on our Google profile, and our reply',
        purpose: 'To show what customers think of us',
        basis: 'Our interest in showing public opinions, article 6(1)(f)',
        period: 'Until the review disappears from Google, or you object',
      },
      {
        id: 'logs',
        form: 'Technical log',
        data: 'Time, page, answer code and a request number; what failed in the page, without what you typed; your IP address only while messages and faults are counted against abuse',
        purpose: 'To find faults and to fend off attacks and spam',
        basis: 'Our interest in a safe website, article 6(1)(f)',
        period: 'Only as long as the purpose needs; never the contents of your message',
      },
    ],
  },
  sections: [
    {
      id: 'delivery',
      heading: 'What happens to a message',
      paragraphs: [
        'Your message is stored first and mailed to our office after that, so that nothing is lost if a mail server fails. {purgeDays} days after delivery it is deleted from the website’s database, and within 15 days more from its backups. A message that cannot be delivered stays until we have dealt with it. While you are typing, a draft is kept in your own browser only, so that a reload does not cost you your text.',
        'A postal code never goes along with statistics, and neither does anything that you write.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who else sees your data',
      paragraphs: [
        'Companies that work for us under contract: for the hosting of this website and for our e-mail. We do not sell data and do not pass it on for advertising. Messages and applications arrive in the mailbox of our office.',
        'Data stays within the European Economic Area. The exception is statistics, if you have said yes to it: Google may then process data in the United States, under the EU-US Data Privacy Framework.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and statistics',
      paragraphs: [
        'Without your consent nothing is stored in your browser beyond what the website needs to work, and nothing of Google’s statistics is loaded. If you say yes, Google Analytics counts which pages are visited. Saying no costs you nothing: every page works the same.',
        'A film of YouTube or Vimeo in one of our pages is loaded from there when you press play, and not before; that company then learns your IP address and may store data in your browser.',
        'Where statistics are running you can change your choice at any time, with the button below or at the foot of every page.',
      ],
    },
  ] as Section[],
  cookies: {
    caption: 'What is stored in your browser',
    labels: { name: 'What', purpose: 'What for', when: 'When', period: 'How long' },
    rows: [
      {
        name: 'Your postal code',
        purpose: 'Filled in for you in the other forms',
        when: 'When you have typed it',
        period: 'Until you close the tab',
      },
      {
        name: 'Draft of your message',
        purpose: 'Kept through a reload',
        when: 'While you are typing',
        period: 'Until you send it or close the tab',
      },
      {
        name: 'Your choice about statistics',
        purpose: 'So that we do not ask again on every page',
        when: 'When you have chosen; only if there is something to choose',
        period: 'Until you change it or clear your browser; after six months we ask again',
      },
      {
        name: '_ga, _ga_…',
        purpose: 'Statistics by Google Analytics',
        when: 'Only with your consent',
        period: 'Two years at most',
      },
      {
        name: 'Film of YouTube or Vimeo',
        purpose: 'To play it; what that company stores is told in its own statement',
        when: 'Only after you press play',
        period: 'As that company states',
      },
    ],
    nothingToChoose: 'No statistics are running on this website at present, so there is nothing to choose.',
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'Write to {email}. We answer within one month. We only ask for proof of who you are if we have reason to doubt it.',
    ],
    list: [
      'See which data we have about you, and get a copy',
      'Have wrong data corrected',
      'Have data deleted, or its use restricted',
      'Take your data with you in a common format',
      'Object to use that rests on our interests',
      'Withdraw consent; what was done before remains lawful',
    ],
    automated: 'No decisions about you are taken by a computer alone.',
  },
  authority: {
    heading: 'Complaining to the supervisory authority',
    paragraphs: [
      'We would like to hear it first, but you need not wait for us. You can complain to the Belgian Data Protection Authority (Gegevensbeschermingsautoriteit / Autorité de protection des données), Drukpersstraat 35, 1000 Brussels, or to the authority of the country where you live.',
    ],
    name: 'Data Protection Authority (GBA/APD)',
    url: 'https://www.dataprotectionauthority.be',
  },
}
