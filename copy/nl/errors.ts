import { brand } from '../../domain/company/company.ts'

export const errors = {
  page: {
    metaTitle: `Er ging iets mis | ${brand}`,
    metaDescription: 'Er ging bij ons iets mis.',
    title: 'Er ging iets mis',
    text: 'Het ligt aan ons: we konden deze pagina niet tonen. Probeer het zo meteen nog eens.',
    reference: 'Neem je hierover contact met ons op, noem dan dit nummer: {requestId}',
    home: 'Terug naar de homepage',
    contact: 'Naar de klantenservice',
  },
  away: {
    metaTitle: `We zijn zo terug | ${brand}`,
    metaDescription: 'We kunnen even niet bij onze gegevens.',
    title: 'We zijn zo terug',
    text: 'We kunnen even niet bij onze gegevens. Er gaat niets verloren: probeer het over een minuutje opnieuw.',
    kept: 'Opslaan lukte nu niet. Er gaat niets verloren: wat je hebt ingevuld, bewaart deze pagina. Verstuur het over een minuutje opnieuw.',
    again: 'Opnieuw proberen',
    sendAgain: 'Opnieuw versturen',
  },
}
