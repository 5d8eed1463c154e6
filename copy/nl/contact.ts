import { brand } from '../../domain/company/brand.ts'
import type { contact as english } from '../en/contact.ts'

export const contact: typeof english = {
  title: 'Neem contact op',
  metaTitle: `Contact met ${brand}: bel, mail of schrijf`,
  metaDescription: `Neem contact op met ${brand} via het formulier, per telefoon of per e-mail. Wanneer je antwoord krijgt, wanneer we open zijn en wat ons helpt.`,
  lead: 'Laat ons weten waar het over gaat. Iemand van ons leest elk bericht.',
  form: {
    heading: 'Stuur een bericht',
    intro: 'We antwoorden binnen 24 uur. Je krijgt een kopie van je bericht per e-mail.',
  },
  tips: {
    heading: 'Zo kunnen we je meteen een goed antwoord geven',
    list: [
      'Over een bestelling: het adres en de datum van het bezoek',
      'Over een prijs: je postcode, het pakket en de oppervlakte (ongeveer)',
      'Over het resultaat: de ruimte, en foto’s per e-mail',
    ],
  },
  direct: {
    heading: 'Liever bellen of mailen?',
    phone: 'Telefoon: {phone}, {openingHours}',
    email: 'E-mailadres: {email}',
    post: 'Per post: {legalName}, {seat}',
  },
  links: [
    { page: 'customer-service', label: 'Klantenservice' },
    { page: 'faq', label: 'Veelgestelde vragen' },
    { page: 'complaints', label: 'Klachten' },
  ],
}
