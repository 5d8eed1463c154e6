import { brand } from '../../domain/company/company.ts'
import type { CopyLink } from '../page-copy.ts'

// The page itself exists on the Dutch site only; its English counterpart is customer service, whose form it has.
// Placeholders: {phone}, {email}, {openingHours}, {legalName}, {seat}.

export const contact = {
  title: 'Contact',
  metaTitle: `Contact ${brand}: write, call or e-mail`,
  metaDescription: `Contact ${brand} with the form, by phone or by e-mail. When you’ll get an answer, when we’re open, and what helps us answer you straight away.`,
  lead: 'Tell us what it’s about. We read every message ourselves.',
  tips: {
    heading: 'Help us answer straight away',
    list: [
      'About an order: the address and the date of the visit',
      'About a price: your postal code, the package and the rough floor area',
      'About a result: the room, and a photo by e-mail',
    ],
  },
  direct: {
    heading: 'Prefer to call or e-mail?',
    phone: 'Phone: {phone}, {openingHours}',
    email: 'E-mail: {email}',
    post: 'Post: {legalName}, {seat}',
  },
  links: [
    { page: 'customer-service', label: 'Customer service' },
    { page: 'faq', label: 'Frequently asked questions' },
    { page: 'complaints', label: 'Complaints' },
  ] as CopyLink[],
}
