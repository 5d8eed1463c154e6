import { brand } from '../../domain/company/company.ts'
import type { CopyLink } from '../page-copy.ts'

export const contact = {
  title: 'Neem contact op',
  metaTitle: `Contact met ${brand}: bel, mail of schrijf`,
  metaDescription: `Neem contact op met ${brand} via het formulier, per telefoon of per e-mail. Wanneer je antwoord krijgt, wanneer we open zijn en wat ons helpt.`,
  lead: 'Laat ons weten waar het over gaat. We lezen elk bericht zelf.',
  tips: {
    heading: 'Zo kunnen we je meteen een goed antwoord geven',
    list: [
      'Gaat het over een bestelling? Noem het adres en de datum van het bezoek',
      'Vraag je een prijs? Geef je postcode, het pakket en ongeveer hoe groot je huis is',
      'Gaat het over het resultaat? Noem de ruimte en mail foto’s',
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
  ] as CopyLink[],
}
