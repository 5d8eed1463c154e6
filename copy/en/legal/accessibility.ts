import { brand } from '../../../domain/company/company.ts'
import { hasBothSites } from '../../coverage.ts'
import { sectionsOf } from '../../page-copy.ts'

// Placeholders: {email}, {phone}, {openingHours}.

export const accessibility = {
  title: 'Accessibility',
  metaTitle: `Accessibility statement | ${brand}`,
  metaDescription:
    'Which accessibility standard this website meets, how we test it, what we know is not perfect yet, and how to tell us if you get stuck.',
  lead: 'You should be able to read everything here and send every form: by mouse, keyboard or voice, with a screen reader, enlarged or in dark mode.',
  updated: '2026-11-23',
  sections: sectionsOf({
    status: {
      heading: 'Where we stand',
      paragraphs: [
        'We build this website to WCAG 2.2, level AA. It is the latest version of the guidelines behind EN 301 549, the European accessibility standard. In our own tests, all pages meet it. No outside auditor has examined the website yet, so this is our own assessment.',
        `This statement covers this website${hasBothSites ? ' in English, its Dutch counterpart and the ordering site of each' : ' and our ordering site'}, where you place, change or cancel an order. The ordering site is built to the same standard: every step passes the same checks, works with the keyboard alone and needs no JavaScript.`,
      ],
    },
    tested: {
      heading: 'What we test, and how',
      paragraphs:
        'These tests run in a real browser, in both languages, on every change to the website. A change that fails one of them is not published.',
      list: [
        'Every page with the axe checker, in light and dark colours, at phone and desktop size',
        'The same with the menu open, the business dialog open, a form with mistakes, and a form that has been sent',
        'Keyboard only: skip link, focus order, menu and dialog opened and closed, focus returned to where it was, nothing hidden behind the header',
        'Names of buttons, links and fields, and messages that a screen reader announces',
        'At 400% zoom, without scrolling sideways',
        'With the operating system’s high-contrast colours, and with reduced motion',
        'Without JavaScript: every page can be read and every form sent',
        'The code of every page with the checker of the W3C, which sets the standards of the web',
      ],
    },
    made: {
      heading: 'What we have built in',
      paragraphs: [],
      list: [
        'Mistakes in a form are explained in words, beside the field, and nothing you typed is lost',
        'A postal code you have typed once is filled in for you in the other forms',
        'The video is silent and only starts when you press play; captions describe what it shows',
        'The phone number and contact details are in the same place on every page',
        'Texts are in plain language, and the text size follows your browser’s setting',
      ],
    },
    limits: {
      heading: 'Known problems',
      paragraphs: [],
      list: [
        'Google reviews are shown as people wrote them. Machine translations are marked, with the original one click away',
        'We have tested with software and by hand, but not yet with a panel of people with disabilities',
        'We do not control other people’s pages that we link to, such as our Google profile',
      ],
    },
    feedback: {
      heading: 'Stuck somewhere?',
      paragraphs:
        'E-mail {email} or call {phone}, {openingHours}. Tell us which page it is and what you use to read it. We will help you get what you came for straight away, by phone if you like, and then fix the page.',
      links: [{ page: 'customer-service', label: 'Contact customer service' }],
    },
  }),
  authority: {
    id: 'authority',
    heading: 'If you are not happy with our answer',
    text: 'You can report it to the authority that supervises online services.',
    name: 'Economic Inspection of the FPS Economy (Belgium)',
    url: 'https://economie.fgov.be',
  },
}
