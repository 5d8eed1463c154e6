import { brand } from '../../domain/company/company.ts'
import { sectionsOf } from '../page-copy.ts'

export const partner = {
  title: 'Partner worden',
  metaTitle: `Partner worden van ${brand}`,
  metaDescription:
    'Heb je een schoonmaakbedrijf in Nederland? Meld je aan als partner: opdrachten in je eigen regio, op jouw dagen, met duidelijke takenlijsten.',
  lead: 'Jij maakt goed schoon en wilt meer opdrachten in de buurt. Wij hebben klanten en duidelijke takenlijsten. Vertel ons wie je bent.',
  sections: sectionsOf({
    'what-we-offer': {
      heading: 'Wat je van ons kunt verwachten',
      paragraphs: 'Wij regelen het kantoorwerk, zodat jij kunt schoonmaken.',
      list: [
        'Opdrachten in de regio’s en op de dagen die jij opgeeft',
        'Vooraf weet je welke ruimtes het zijn, hoe groot en hoe vuil, en welke extra’s erbij horen',
        'Eén takenlijst per pakket en ruimte, dezelfde als de klant heeft gelezen',
        'Boeking, wijzigingen en betaling regelen wij',
        'Tarief en betaling staan op papier, vóór de eerste opdracht',
      ],
    },
    'what-we-ask': {
      heading: 'Wat we van jou vragen',
      paragraphs: 'Groot hoef je niet te zijn. Twee mensen die goed samenwerken, zijn al een team.',
      list: [
        'Een inschrijving bij de KvK',
        'Een aansprakelijkheidsverzekering',
        'Mensen in loondienst of zelfstandigen, volgens de regels',
        'Ervaring met woningen, en eigen middelen en machines',
        'Dat je onze training volgt en met onze takenlijsten werkt, van rondgang tot controle',
        'Genoeg Nederlands of Engels om met de klant door het huis te lopen',
      ],
    },
    'what-happens-next': {
      heading: 'Wat er na je aanmelding gebeurt',
      paragraphs: [
        'Je krijgt meteen een kopie van je aanmelding per e-mail. We lezen elke aanmelding en antwoorden binnen 24 uur, al is het maar om te zeggen wanneer je meer hoort. Past het, dan bellen we je en maken we samen één huis schoon. Pas daarna beslissen we allebei.',
        'Zoeken we niemand in jouw regio, dan hoor je dat ook. Met jouw toestemming bewaren we je aanmelding. Op de privacypagina staat hoelang. Eén e-mail is genoeg om je gegevens te laten wissen.',
      ],
      links: [
        { page: 'cleaning-quality-system', label: 'Zo controleren we ons werk' },
        { page: 'privacy', label: 'Wat er met je gegevens gebeurt' },
      ],
    },
  }),
}
