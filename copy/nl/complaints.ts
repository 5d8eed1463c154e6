import { brand } from '../../domain/company/company.ts'
import { type CopyLink, withIds } from '../page-copy.ts'

export const complaints = {
  title: 'Niet tevreden? Laat het weten',
  metaTitle: `Klacht indienen: zo werkt het | ${brand}`,
  metaDescription:
    'Niet tevreden over een schoonmaak, een factuur of hoe je bent behandeld? Hoe je een klacht indient, wanneer je antwoord krijgt en waar je verder terechtkunt.',
  lead: 'Is het team er nog? Zeg het meteen, dan lossen we het op voordat je tekent. Ontdek je later iets? Lees hieronder hoe je het meldt.',
  how: {
    heading: 'Zo dien je een klacht in',
    intro: 'Kies wat jou het best uitkomt. Voor de behandeling van je klacht maakt het niets uit.',
    ways: [
      {
        id: 'form',
        title: 'Formulier',
        text: 'Gebruik het formulier onder het verslag van je bezoek, bij je bestelling, of het contactformulier. Je krijgt een kopie van je bericht.',
      },
      { id: 'email', title: 'E-mail', text: 'Stuur een e-mail naar {email}. Foto’s kun je meesturen.' },
      { id: 'phone', title: 'Telefoon', text: 'Bel {phone}, {openingHours}. We zetten wat je zegt bij je bestelling.' },
      { id: 'post', title: 'Brief', text: 'Stuur een brief naar {legalName}, {seat}.' },
    ],
    write: { page: 'contact', anchor: 'message', label: 'Stuur ons een bericht' } as CopyLink,
    includeHeading: 'Zo kunnen we je sneller helpen',
    include: [
      'Het adres waar we hebben schoongemaakt, en de datum',
      'Om welke ruimte en welke taak het gaat',
      'Foto’s: één van een afstandje, één van dichtbij',
      'Wat jij een goede oplossing zou vinden',
    ],
    soon: 'Meld het zo snel mogelijk. Een vlek kunnen we de volgende dag goed beoordelen, na een maand niet meer.',
  },
  timeline: {
    heading: 'Hoe snel krijg je antwoord, en wat gebeurt er dan?',
    steps: withIds({
      receipt: {
        when: 'Meteen',
        what: 'Gebruik je het formulier, dan krijg je per e-mail een kopie. Zo kun je laten zien wat je hebt gestuurd en wanneer. Bij e-mail, telefoon of post is ons eerste antwoord je bevestiging.',
      },
      answer: {
        when: 'Binnen 24 uur',
        what: 'Iemand van kantoor geeft antwoord: met een oplossing, met een vraag of met een datum waarop we komen kijken.',
      },
      solution: {
        when: 'Binnen {complaintDays} dagen',
        what: 'Je krijgt onze beslissing, met uitleg. Hebben we het oordeel van iemand anders nodig en duurt het langer? Dan hoor je vóór die tijd waarom, en wanneer je de beslissing wél krijgt.',
      },
      afterwards: {
        when: 'Daarna',
        what: 'Beloven we iets? Dan spreken we meteen een datum af. Ben je het niet eens met onze beslissing? Laat het weten, dan bekijkt een collega die er niet bij betrokken was, je klacht opnieuw.',
      },
    }),
  },
  outcomes: {
    heading: 'Wat we voor je kunnen doen',
    list: [
      'We komen terug en doen de taak gratis opnieuw, als je het binnen {guaranteeDays} dagen na het bezoek meldt',
      'Je krijgt een deel van de prijs terug, als opnieuw schoonmaken niet meer helpt',
      'Schade die wij hebben veroorzaakt, laten we herstellen of vergoeden we',
      'We zijn het niet met je eens en leggen uit waarom, met de foto’s en het verslag erbij',
    ],
    paragraphs: ['Je wettelijke rechten houd je altijd, wat er ook op deze pagina staat.'],
  },
  elsewhere: {
    heading: 'Als we er samen niet uitkomen',
    paragraphs: [
      'We zijn niet aangesloten bij een geschillencommissie. Bij ConsuWijzer en het Juridisch Loket krijg je gratis uitleg over je rechten als consument. Leg je klacht wel eerst aan ons voor.',
      'Woon je in een ander land van de Europese Unie? Het Europees Consumenten Centrum in je eigen land helpt je in je eigen taal. En je kunt altijd naar de rechter.',
    ],
    organisations: [
      { name: 'ConsuWijzer', url: 'https://www.consuwijzer.nl' },
      { name: 'Het Juridisch Loket', url: 'https://www.juridischloket.nl' },
    ],
  },
  links: [
    { page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Onze garantie' },
    { page: 'terms-and-conditions', label: 'Algemene voorwaarden' },
  ] as CopyLink[],
}
