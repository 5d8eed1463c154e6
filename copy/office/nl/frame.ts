import { brand } from '../../../domain/company/brand.ts'
import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  pageTitle: `{title} · kantoor van ${brand}`,
  brand: `Kantoor ${brand}`,
  skipLink: 'Naar de inhoud',
  mainMenu: 'Kantoor',
  signedInAs: 'Ingelogd als {name}',
  signOut: 'Uitloggen',
  pages: {
    start: 'Te doen',
    leads: 'Aanvragen',
    orders: 'Bestellingen',
    planning: 'Planning',
    daySheets: 'Daglijsten',
    people: 'Medewerkers',
    personalData: 'Persoonsgegevens',
    audit: 'Logboek',
    me: 'Mijn account',
  },
  shortcuts: {
    title: 'Sneltoetsen',
    button: 'Sneltoetsen',
    close: 'Sluiten',
    help: 'Deze lijst tonen',
    goTo: 'Naar {name}',
    thenKey: 'daarna',
    enabled: 'Sneltoetsen staan aan',
  },
  roles: { owner: 'Eigenaar', office: 'Kantoor', planner: 'Planner', editor: 'Redacteur', crew: 'Schoonmaakteam' },
  notFound: { title: 'Hier is niets te vinden', text: 'Misschien klopt het adres niet, of is het er niet meer.' },
  forbidden: {
    title: 'Dit hoort niet bij je rol',
    text: 'Met jouw rol kun je dit niet doen. Een eigenaar kan je rol wijzigen bij Medewerkers.',
  },
  foreign: {
    title: 'Dit kwam van een andere site',
    text: 'Het kantoor neemt alleen aan wat je vanaf de eigen pagina’s verstuurt. Open de pagina hier en probeer het opnieuw.',
  },
  signedOut: {
    title: 'Je bent uitgelogd',
    text: 'Er is niets opgeslagen. Log in via een ander tabblad, kom hier terug, laad de pagina opnieuw en bevestig dat je alles nog eens verstuurt.',
  },
  tooMany: { title: 'Te vaak geprobeerd', text: 'Wacht een paar minuten en probeer het opnieuw.' },
  tooLarge: {
    title: 'Dat is te veel in één keer',
    text: 'Wat je verstuurde, is groter dan een formulier van het kantoor kan zijn.',
  },
  away: {
    title: 'Zo weer terug',
    text: 'Het kantoor kan even niet bij de gegevens. Er gaat niets verloren: probeer het over een minuutje opnieuw.',
    kept: 'Opslaan lukte net niet. Er gaat niets verloren: wat je hebt ingevuld, bewaart deze pagina. Verstuur het over een minuutje opnieuw.',
    again: 'Opnieuw proberen',
    sendAgain: 'Opnieuw versturen',
  },
  unexpected: {
    title: 'Er ging iets mis',
    text: 'Er ging bij ons iets mis en er is niets gewijzigd. Noem dit nummer als je het meldt: {requestId}',
  },
  working: 'Het kantoor is ermee bezig…',
  toStart: 'Naar de startpagina',
}
