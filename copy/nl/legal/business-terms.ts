import { brand } from '../../../domain/company/company.ts'
import { sectionsOf } from '../../page-copy.ts'

export const businessTerms = {
  title: 'Voorwaarden voor bedrijven',
  metaTitle: `Voorwaarden voor bedrijven | ${brand}`,
  metaDescription: `De voorwaarden voor bedrijven die ${brand} in Nederland laten schoonmaken: wat er geldt naast de algemene voorwaarden, betalen en de rechter.`,
  lead: 'Deze voorwaarden gelden voor bedrijven, naast onze algemene voorwaarden. Voor consumenten gelden ze niet.',
  updated: '2026-11-28',
  articles: sectionsOf({
    'what-applies': {
      heading: 'Welke voorwaarden gelden',
      paragraphs:
        'Eerst geldt de offerte die we allebei hebben getekend, of de bestelling die we hebben bevestigd. Voor wat daar niet in staat, gelden onze algemene voorwaarden, behalve artikel 8 (herroepingsrecht) en de regels voor consumenten in artikel 3 en 6.',
      links: [{ page: 'terms-and-conditions', label: 'Algemene voorwaarden' }],
    },
    paying: {
      heading: 'Betalen',
      paragraphs:
        'Voor betalingen met een creditcard rekenen we een toeslag van {cardCommission} over het bedrag, waar de wet dat toestaat. Andere betaalwijzen kosten niets extra. Een factuur betaal je binnen {invoiceDays} dagen na de factuurdatum.',
    },
    courts: { heading: 'Rechter', paragraphs: 'De rechter van onze vestigingsplaats is bevoegd.' },
  }),
}
