import { brand } from '../../../domain/company/company.ts'
import { hasBothSites } from '../../coverage.ts'
import { sectionsOf } from '../../page-copy.ts'

export const accessibility = {
  title: 'Toegankelijkheid',
  metaTitle: `Toegankelijkheidsverklaring | ${brand}`,
  metaDescription:
    'Aan welke toegankelijkheidsnorm deze website voldoet, hoe dat is getest, wat nog beter kan en waar je het meldt als je ergens vastloopt.',
  lead: 'Je moet hier alles kunnen lezen en elk formulier kunnen versturen: met de muis, het toetsenbord, je stem of een schermlezer, vergroot of in donkere kleuren.',
  updated: '2026-11-23',
  sections: sectionsOf({
    status: {
      heading: 'Hoe het ervoor staat',
      paragraphs: [
        'We bouwen deze website volgens WCAG 2.2, niveau AA: de nieuwste versie van de richtlijnen achter de Europese toegankelijkheidsnorm EN 301 549. Volgens onze eigen tests voldoen alle pagina’s eraan. Er heeft nog geen onafhankelijk bureau naar gekeken; dit is dus ons eigen oordeel.',
        `De verklaring geldt voor deze website${hasBothSites ? ' in het Nederlands, voor de Engelse zustersite' : ''} en voor onze bestelsite. Voor de bestelsite geldt dezelfde norm: elke stap testen we met axe, met alleen het toetsenbord en zonder JavaScript.`,
      ],
    },
    tested: {
      heading: 'Wat we hebben getest, en hoe',
      paragraphs:
        'Deze tests draaien bij elke wijziging van de website, in een echte browser en voor beide talen. Een wijziging die niet slaagt, komt niet online.',
      list: [
        'Elke pagina met het controleprogramma axe, in lichte en donkere kleuren, op het scherm van een telefoon en van een computer',
        'Hetzelfde met het menu open, het venster voor bedrijven open, een formulier met fouten erin en een formulier dat is verstuurd',
        'Alleen met het toetsenbord: de link naar de inhoud, de volgorde, menu en venster openen en sluiten, terug naar waar je was, niets verstopt achter de bovenbalk',
        'De namen van knoppen, links en velden, en meldingen die een schermlezer vanzelf voorleest',
        'Bij 400% vergroting, zonder opzij te scrollen',
        'Met de contrastkleuren van het besturingssysteem en met minder beweging',
        'Zonder JavaScript: alle pagina’s zijn te lezen en alle formulieren te versturen',
        'De code van elke pagina met het controleprogramma van het W3C, dat de standaarden van het web maakt',
      ],
    },
    made: {
      heading: 'Wat we hebben ingebouwd',
      paragraphs: [],
      list: [
        'Fouten in een formulier staan in woorden naast het veld, en wat je hebt getypt blijft staan',
        'Een postcode die je één keer hebt getypt, staat ook in de andere formulieren',
        'De video heeft geen geluid en begint pas als je op afspelen drukt; de ondertiteling vertelt wat er te zien is',
        'Telefoonnummer en contactgegevens staan op elke pagina op dezelfde plek',
        'De teksten zijn in gewone taal; de lettergrootte volgt de instelling van je browser',
      ],
    },
    limits: {
      heading: 'Wat nog beter kan',
      paragraphs: [],
      list: [
        'Beoordelingen van Google staan er zoals mensen ze schreven. Sommige zijn door een computer vertaald; dat staat erbij en het origineel is één klik verder',
        'We hebben getest met programma’s en met de hand, nog niet met een panel van mensen met een beperking',
        'Documenten en pagina’s van anderen waar we naar verwijzen, zoals ons Google-profiel, hebben we niet in de hand',
      ],
    },
    feedback: {
      heading: 'Loop je ergens vast?',
      paragraphs:
        'Mail naar {email} of bel {phone}, {openingHours}. Vertel om welke pagina het gaat en welk hulpmiddel je gebruikt. We helpen je meteen aan wat je zocht, als je wilt aan de telefoon, en repareren daarna de pagina.',
      links: [{ page: 'customer-service', label: 'Naar de klantenservice' }],
    },
  }),
  authority: {
    id: 'authority',
    heading: 'Als wij je niet helpen',
    text: 'Dan kun je het melden bij de toezichthouder voor online diensten.',
    name: 'Autoriteit Consument & Markt (ACM)',
    url: 'https://www.acm.nl',
  },
}
