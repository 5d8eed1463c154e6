import type { Section } from '../../page-copy.ts'

// Placeholders: {email}, {phone}, {openingHours}.

export const accessibility = {
  title: 'Accessibility',
  metaTitle: 'Accessibility statement | Helderhuis',
  metaDescription:
    'Which accessibility standard this website meets, how that was tested, what we know is not perfect yet, and how to tell us where you get stuck.',
  lead: 'You should be able to read everything here and send every form: by mouse, by keyboard, by voice, with a screen reader, enlarged, in the dark.',
  updatedLabel: 'Version of',
  updated: '2026-11-21',
  sections: [
    {
      id: 'status',
      heading: 'Where we stand',
      paragraphs: [
        'We build this website to WCAG 2.2, level AA: the standard that the European accessibility rules for online services lead to. By our own tests all pages meet it. No outside auditor has examined the website yet, so this is our own assessment.',
        'The statement covers this website in English and its Dutch sister. The ordering site, where you place an order, is a separate website.',
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested, and how',
      paragraphs: [
        'These tests run on every change of the website, in a real browser, on both language versions. A change that fails one of them is not published.',
      ],
      list: [
        'Every page with the checker axe, in light and dark colours, on a phone’s and a desktop’s screen',
        'The same with the menu open, the business window open, a form with mistakes in it, and a form that has been sent',
        'By keyboard alone: skip link, order of the focus, menu and window opened and closed, the focus returned to where it was, nothing hidden behind the header',
        'Names of buttons, links and fields, and messages that a screen reader announces by itself',
        'At 400% zoom, without scrolling sideways',
        'With the high-contrast colours of the operating system, and with reduced motion',
        'Without JavaScript: all pages can be read and all forms sent',
        'The HTML of every page with the Nu checker of the W3C',
      ],
    },
    {
      id: 'made',
      heading: 'What we pay attention to',
      paragraphs: [],
      list: [
        'Mistakes in a form are told in words, beside the field, and nothing you typed is lost',
        'A postal code that you typed once is there in the other forms',
        'The film is silent and starts only when you press play; captions tell what it shows',
        'Phone number and contact details stand in the same place on every page',
        'Texts are written in plain language; the size of the letters follows your browser’s setting',
      ],
    },
    {
      id: 'limits',
      heading: 'What we know is not perfect',
      paragraphs: [],
      list: [
        'Reviews are shown as people wrote them. Some are machine translations, which are marked as such; the original is one click away',
        'We have tested with programs and by hand, not yet with a panel of people with disabilities',
        'Documents and pages of others that we link to, such as our Google profile, are not in our hands',
      ],
    },
    {
      id: 'feedback',
      heading: 'Stuck somewhere?',
      paragraphs: [
        'E-mail {email} or call {phone}, {openingHours}. Say which page it is and what you use to read it. We will help you at once to get what you came for, by phone if you like, and then mend the page.',
      ],
      links: [{ page: 'customer-service', label: 'Write to customer service' }],
    },
  ] as Section[],
  authority: {
    id: 'authority',
    heading: 'If we do not help',
    text: 'You can report it to the authority that supervises online services.',
    name: 'Economic Inspection of the FPS Economy (Belgium)',
    url: 'https://economie.fgov.be',
  },
}
