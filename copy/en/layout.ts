import { brand, company } from '../../domain/company/company.ts'
import { promised } from '../page-copy.ts'

/**
 * The words of the header, the footer, the breadcrumb and other parts of every page. Placeholders: {time}, {day},
 * {opens}, {closes}, {since}, {year}, {brand}, {zipCode}.
 */
export const layout = {
  skipLink: 'Skip to content',
  logoLabel: `${brand}, home page`,
  navigationLabel: 'Main navigation',
  /** Of pages, in links and breadcrumbs: shorter than their titles. */
  pageNames: {
    home: 'Home',
    'cleaning-services': 'Cleaning services',
    'about-us': 'About us',
    'cleaning-quality-system': 'How we check our work',
    'commercial-cleaning': 'For businesses',
    partner: 'Become a partner',
    media: 'Media',
    'local-branch': `${brand} ${company.branch?.place ?? ''}`,
    'order-process': 'How ordering works',
    faq: 'Frequently asked questions',
    reviews: 'Reviews',
    'customer-service': 'Customer service',
    contact: 'Contact',
    complaints: 'Complaints',
    'terms-and-conditions': 'Terms and conditions',
    privacy: 'Privacy and cookies',
    accessibility: 'Accessibility',
    disclaimer: 'Disclaimer',
  },
  /** Instead of its name, where there is little room. */
  faqInNavigation: 'FAQ',
  menu: 'Menu',
  closeMenu: 'Close menu',
  login: 'Log in',
  orderNow: 'Order now',
  otherLanguage: 'Nederlands',
  otherLanguageLabel: 'Nederlands: this page on our Dutch site',
  breadcrumbLabel: 'You are here',
  openUntil: 'Open now until {time}',
  opensToday: 'Closed now, opens today at {time}',
  opensTomorrow: 'Closed now, opens tomorrow at {time}',
  opensOn: 'Closed now, opens {day} at {time}',
  /** Inside sentences: “You can reach us Monday to Friday from 08:00 to 18:00.” */
  openingHoursInText: 'Monday to Friday from {opens} to {closes}',
  footer: {
    openingHours: 'Opening hours',
    mondayToFriday: 'Mon–Fri',
    saturdayAndSunday: 'Saturday and Sunday',
    closed: 'closed',
    publicHolidays: promised('closedOnHolidays', 'Closed on public holidays.', 'Open on public holidays too.'),
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    practical: 'Help',
    withdrawal: 'Withdraw from contract here',
    business: 'Cleaning for your business? We’ll call you',
    copyright: '© {since}–{year} {brand}',
    legalLabel: 'Company details',
    seat: 'Registered office',
    companyNumber: 'Enterprise number',
    vatNumber: 'VAT number',
  },
  businessDialog: {
    title: 'Cleaning for your business',
    lead: 'Give us your details and we’ll call you back within 1 business day.',
    close: 'Close',
  },
  notFound: {
    title: 'That page doesn’t exist',
    text: 'The address may be old or mistyped. You’ll find your way from here:',
  },
}
