import type { contact as english } from '../en/contact.ts'

export const contact: typeof english = {
  title: 'Neem contact op',
  metaTitle: 'Contact met Helderhuis: schrijf, bel of mail',
  metaDescription:
    'Neem contact op met Helderhuis via het formulier, per telefoon of per e-mail. Wanneer je antwoord krijgt, wanneer we open zijn en wat ons helpt.',
  lead: 'Schrijf ons waar het over gaat. We lezen elk bericht zelf.',
  form: {
    heading: 'Stuur een bericht',
    intro:
      'We antwoorden binnen 24 uur; weekend en feestdagen tellen niet mee. Je krijgt een kopie van je bericht per e-mail.',
  },
  tips: {
    heading: 'Dan kunnen we meteen antwoorden',
    list: [
      'Over een bestelling: het adres en de datum van het bezoek',
      'Over een prijs: je postcode, het pakket en ongeveer de oppervlakte',
      'Over een resultaat: de ruimte, en een foto per e-mail',
    ],
  },
  direct: {
    heading: 'Of direct',
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
