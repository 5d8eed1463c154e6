import { brand } from '../../../domain/company/brand.ts'
import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  pageTitle: `{title} · kantoor van ${brand}`,
  brand: `Kantoor ${brand}`,
  skipLink: 'Naar de inhoud',
  mainMenu: 'Kantoor',
  more: 'Meer',
  groups: { website: 'Website', settings: 'Instellingen' },
  signOut: 'Uitloggen',
  nextPage: 'Volgende pagina',
  pages: {
    start: 'Te doen',
    leads: 'Aanvragen',
    orders: 'Bestellingen',
    payments: 'Betalingen',
    planning: 'Planning',
    daySheets: 'Daglijsten',
    pages: 'Pagina’s',
    people: 'Medewerkers',
    reviews: 'Beoordelingen',
    personalData: 'Persoonsgegevens',
    company: 'Bedrijf',
    tariffs: 'Prijzen',
    retention: 'Bewaartermijnen',
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
  notFound: {
    title: 'Hier is niets te vinden',
    text: 'Misschien klopt het adres niet, of bestaat de pagina niet meer.',
  },
  forbidden: {
    title: 'Je hebt hier geen toegang toe',
    text: 'Dit hoort niet bij jouw rol. Een eigenaar kan je rol wijzigen bij Medewerkers.',
  },
  foreign: {
    title: 'Verzoek geweigerd',
    text: 'Dit formulier kwam van een andere site. Open de pagina opnieuw en probeer het nog eens.',
  },
  signedOut: {
    title: 'Je bent uitgelogd',
    text: 'Er is niets opgeslagen. Log in een ander tabblad in en laad deze pagina daarna opnieuw. Vraagt je browser of je alles nog eens wilt versturen? Kies dan ja.',
  },
  tooMany: { title: 'Te vaak geprobeerd', text: 'Wacht een paar minuten en probeer het opnieuw.' },
  tooLarge: {
    title: 'Dat is te veel in één keer',
    text: 'Ga terug, maak het korter en verstuur het opnieuw.',
  },
  away: {
    title: 'Zo weer terug',
    text: 'We kunnen even niet bij de gegevens. Er gaat niets verloren: probeer het over een minuutje opnieuw.',
    kept: 'Opslaan lukte nu niet. Er gaat niets verloren: wat je hebt ingevuld, bewaart deze pagina. Verstuur het over een minuutje opnieuw.',
    again: 'Opnieuw proberen',
    sendAgain: 'Opnieuw versturen',
  },
  unexpected: {
    title: 'Er ging iets mis',
    text: 'Er ging bij ons iets mis en er is niets gewijzigd. Noem dit nummer als je het meldt: {requestId}',
  },
  problems: {
    title: 'Kijk dit nog even na:',
    required: 'Vul dit in.',
    choose: 'Kies er een.',
    tick: 'Vink dit eerst aan.',
    range: 'Vul een heel getal in van {min} tot en met {max}.',
    malformed: 'Dit klopt niet.',
    tooLong: 'Dat is te lang. Gebruik hoogstens {max} tekens.',
    stale:
      'Er is niets opgeslagen: dit is veranderd sinds je de pagina opende. Wat je invulde staat er nog; kijk of het nog klopt en verstuur het dan opnieuw.',
  },
  working: 'Bezig…',
  demonstration: {
    text: 'Demonstratie: prijzen, beoordelingen, berichten en bestellingen zijn voorbeelden.',
    link: 'Wat niet echt is',
  },
  toStart: 'Naar de startpagina',
}
