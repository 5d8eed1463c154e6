import { brand } from '../../../domain/company/company.ts'
import { promised, sectionsOf } from '../../page-copy.ts'

// Placeholders: {legalName}, {seat}, {companyNumber}, {email}, {phone}, {purgeDays}, {messageYears}, {draftHours},
// {orderNoteDays}, {photoDays}, {accessNoteDays}, {orderYears}.

export const privacy = {
  title: 'Privacy and cookies',
  metaTitle: `Privacy and cookies | ${brand}`,
  metaDescription:
    'Which data each form on this website asks for, why, on which legal basis and for how long; statistics only with your consent; and your rights.',
  lead: 'We only ask for what we need to answer you or to clean your home. Here you can see it form by form.',
  updated: '2026-11-29',
  forms: {
    heading: 'What we process, form by form',
    labels: { form: 'Where', data: 'Data', purpose: 'What for', basis: 'Legal basis (GDPR)', period: 'How long' },
    rows: [
      {
        form: 'Postal code field',
        data: 'Postal code and the chosen package; on the estimate page also your rooms and extras',
        purpose: 'To find the nearest team, show an estimate and take you to the ordering site',
        basis: 'Steps you ask us to take before a contract, article 6(1)(b)',
        period: 'Not stored by us. Your browser remembers the code for this visit, so that you only type it once',
      },
      {
        form: 'Contact form',
        data: 'First name, last name, e-mail address, phone number, your message, our answers, and the notes we make while we deal with it, for example of a phone call',
        purpose: 'To answer you, by phone if that is easier, and to send you a copy of your message',
        basis:
          'Steps you ask us to take before a contract, article 6(1)(b); for other questions our legitimate interest in answering them, 6(1)(f)',
        period:
          'On our server until {purgeDays} days after delivery, and in backups for up to a further 15 days; in the office mailbox for as long as your question needs',
      },
      {
        form: 'Business form and call-back',
        data: 'As with the contact form, plus the name of your business',
        purpose: 'To call you back and send you a quote',
        basis: 'Steps you ask us to take before a contract, article 6(1)(b)',
        period: 'As with the contact form',
      },
      {
        form: 'Partner application',
        data: 'As with the contact form, plus regions, team size, enterprise number, working days and reasons for applying',
        purpose: 'To assess your application and answer it',
        basis: 'Your consent, article 6(1)(a), which you may withdraw at any time',
        period:
          'On our server and in backups as with the contact form; in the office mailbox for twelve months at most, or until you withdraw your consent',
      },
      {
        form: 'Order, change, cancellation and withdrawal',
        data: 'Your home and the date; your name, address, e-mail address and phone number; whether you will be there, and your note for the team; what you agreed to; what has happened to the order since, such as when the team came and what it recorded of each room; what you have paid and how; and our notes, such as how to get in',
        purpose: 'To come and clean, to confirm what was agreed, and to let you change, cancel or withdraw',
        basis:
          'Your contract with us, article 6(1)(b); our legal duty to keep books, 6(1)(c); our legitimate interest in proof if there is a dispute, 6(1)(f)',
        period:
          'An order that you do not finish: {draftHours} hours. Your note for the team: {orderNoteDays} days after the visit. How we get in: {accessNoteDays} days after it, because we may come back under the guarantee. Your name, address, contact details and our other notes: {orderYears} years after the visit. Amounts, and invoices with your name and address: as long as the law makes us keep our books',
      },
      {
        form: 'Photos of a visit',
        data: 'A few photos of rooms, as far as the team takes any: no people, papers or screens, and without data about place or device. We do not record where you or the team are (no GPS)',
        purpose: 'To show you in your report what was done, and to settle what is not right',
        basis:
          'Our legitimate interest in a clear report and in proof if there is a dispute, article 6(1)(f). If you tick “No photos in my home”, the team takes none',
        period:
          '{photoDays} days after the visit, longer only while we deal with a complaint about it. Only those with the link to your order, your team and our office see them, and you can remove each at once in the report',
      },
      {
        form: 'Reviews',
        data: 'Name, stars and text that someone made public on our Google profile, and our reply',
        purpose: 'To show what customers think of us',
        basis: 'Our legitimate interest in showing what customers say publicly, article 6(1)(f)',
        period: 'Until the review disappears from Google, or you object',
      },
      {
        form: 'Technical log',
        data: 'Time, page, response code and a request number; errors on the page, without what you typed; your IP address, only while we count how many messages and errors come from it, to prevent abuse; for orders, codes that we make from your network, e-mail address and phone number, for two days',
        purpose: 'To find faults and to stop attacks and spam',
        basis: 'Our legitimate interest in a safe website, article 6(1)(f)',
        period: 'No longer than is needed for this. The log never contains your message',
      },
    ],
  },
  sections: sectionsOf({
    controller: {
      heading: 'Who is responsible',
      paragraphs: [
        '{legalName}, {seat}, enterprise number {companyNumber}, is responsible for the personal data that we process through this website and our ordering site. Questions about privacy? Write to {email} or call {phone}. Asking is free, and there is no form to fill in.',
        'This statement is about the website and about our ordering site. There are no accounts and no passwords. Your order has a private link that only you get. If you use “Log in”, we e-mail it to you again.',
      ],
    },
    delivery: {
      heading: 'What happens to a message',
      paragraphs: [
        'Your message is stored first and then e-mailed to our office, so that nothing is lost if a mail server fails. We delete it from the website’s database {purgeDays} days after delivery, and from the backups within a further 15 days. A message that cannot be delivered stays until we have dealt with it, at most {messageYears} years. While you type, only your own browser keeps a draft. That way you do not lose your text if the page reloads.',
        'Your postal code is never sent along with statistics, and neither is anything you write.',
      ],
    },
    recipients: {
      heading: 'Who else sees your data',
      paragraphs: [
        'The team that comes to you may be from a partner company. They see only what they need for your visit. Companies that work for us under contract process data to host this website, to send our e-mails and text messages, and to handle payments. We do not sell data or pass it on for advertising. Messages and applications arrive in our office mailbox.',
        promised(
          'dataInEea',
          'Data stays within the European Economic Area, with two exceptions that you choose yourself.',
          'Some of these companies process data outside the European Economic Area, under the safeguards of the GDPR.',
        ) +
          ' If you agree to statistics, Google may process data in the United States, under the EU-US Data Privacy Framework. If you play a YouTube or Vimeo video, that company learns your IP address and may process it outside the European Economic Area too.',
      ],
    },
    cookies: {
      heading: 'Cookies and statistics',
      paragraphs: [
        'Without your consent, nothing is stored in your browser beyond what the website needs to work, and Google Analytics is not loaded. If you agree, Google Analytics counts which pages are visited. If you refuse, every page works just the same.',
        'A YouTube or Vimeo video on one of our pages only loads when you press play. That company then learns your IP address and may store data in your browser.',
        'If we keep statistics, you can change your choice at any time, with the button at the bottom of every page.',
      ],
    },
  }),
  cookies: {
    caption: 'What is stored in your browser',
    labels: { name: 'What', purpose: 'What for', when: 'When', period: 'How long' },
    rows: [
      {
        name: 'Your postal code',
        purpose: 'To fill it in for you in the other forms',
        when: 'When you have typed it',
        period: 'Until you close the tab',
      },
      {
        name: 'Draft of what you enter',
        purpose: 'So that nothing is lost if the page reloads',
        when: 'While you are typing',
        period: 'Until you send it or close the tab',
      },
      {
        name: 'Your choice about statistics',
        purpose: 'So that we do not ask again on every page',
        when: 'When you have chosen; only if there is something to choose',
        period: 'Until you change it or clear your browsing data; we ask again after six months',
      },
      {
        name: '_ga, _ga_…',
        purpose: 'Statistics by Google Analytics',
        when: 'Only with your consent',
        period: 'Two years at most',
      },
      {
        name: 'YouTube or Vimeo video',
        purpose: 'To play it; that company’s own statement says what it stores',
        when: 'Only after you press play',
        period: 'See that company’s statement',
      },
    ],
    nothingToChoose: 'This website does not collect statistics at present, so there is nothing to choose.',
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'Write to {email}. Within one month we will tell you what we have done about your request. We only ask for proof of identity if we have reason to doubt it.',
    ],
    list: [
      'See which data we have about you, and get a copy',
      'Have incorrect data corrected',
      'Have data deleted, or its use restricted',
      'Take your data with you in a common format',
      'Object to use that is based on our legitimate interest',
      'Withdraw your consent; what was done before remains lawful',
    ],
    automated: 'No decision about you is made by a computer alone.',
  },
  authority: {
    heading: 'Complaining to the supervisory authority',
    paragraphs: [
      'We would like to hear from you first, but you do not have to wait for us. You can complain to the Belgian Data Protection Authority (Gegevensbeschermingsautoriteit / Autorité de protection des données), Drukpersstraat 35, 1000 Brussels, or to the authority of the country where you live.',
    ],
    name: 'Data Protection Authority (GBA/APD)',
    url: 'https://www.dataprotectionauthority.be',
  },
}
