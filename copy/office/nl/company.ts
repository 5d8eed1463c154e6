import { companyFields } from './company-fields.ts'

export const company = {
  ...companyFields,
  text: 'Wat er over je bedrijf staat op pagina’s, in mails en op facturen. Het komt uit de bedrijfsmap:',
  unreadable: 'Met deze map kunnen de sites niet starten. Verbeter dit met de hand:',
  unwritable:
    'Het kantoor mag niet in de map schrijven. Wijzig de waarden met de hand: hieronder staat steeds in welk bestand en op welke regel.',
  waiting: 'Sinds de laatste start is er iets gewijzigd. Bezoekers zien het na een herstart:',
  waitingHere:
    'Sinds de laatste start is er iets gewijzigd. Bezoekers zien het na een herstart: stop npm start en start het opnieuw.',
  contradictions: 'Wat niet klopt',
  place: '{file}, regel {line}',
  mismatches: {
    otherPage: 'Het adres {path} is al van een andere pagina. Geef de pagina van de vestiging een eigen adres.',
    noBrand: 'In deze tekst van de vestigingspagina staat je naam niet: {brand}.',
    ahead: 'Bij “{name}” staat een datum in de toekomst: {date}.',
    faint: {
      light:
        'Op een licht scherm is {colour} slecht te zien op {ground}: het contrast is {ratio} en moet minstens {least} zijn.',
      dark: 'Op een donker scherm is {colour} slecht te zien op {ground}: het contrast is {ratio} en moet minstens {least} zijn.',
    },
    tooLight: {
      light: 'Op een licht scherm is {colour} te licht voor witte tekst.',
      dark: 'Op een donker scherm is {colour} te licht voor witte tekst.',
    },
  },
  toDo: 'nog {count} te doen',
  done: 'klaar',
  columns: { name: 'Wat', value: 'Waarde', state: 'Status', place: 'Wijzigen in' },
  states: {
    confirmed: 'bevestigd door {name} op {date}',
    unconfirmed: 'nog niet bevestigd',
    unproven: 'nog geen bewijs',
    sample: 'nog een voorbeeld',
    noAccount: 'nog geen rekening',
  },
  edit: '{name} wijzigen',
  sections: {
    facts: [
      'Feiten',
      'Tot iemand ze bevestigt, staan ze met een stippellijn op de pagina’s, of staat erboven dat alles een demonstratie is.',
    ],
    promises: ['Beloften', 'Is het antwoord nee, dan verdwijnt de belofte van de pagina’s of staat er het omgekeerde.'],
    claims: [
      'Beweringen',
      'Bij elke bewering hoort een bewijs dat je kunt laten zien. Noteer ook wie het heeft gecontroleerd, en wanneer.',
    ],
    contact: ['Telefoon, e-mail en links', 'Hoe klanten je bereiken en waar ze je vinden.'],
    hours: ['Openingstijden', 'Wanneer de telefoon wordt opgenomen, maandag tot en met vrijdag, lokale tijd.'],
    area: ['Gebied', 'Waar je komt. Wie ergens anders woont, leest waar dat is en kan een bericht achterlaten.'],
    legal: ['Wettelijke gegevens', 'Wat elke site moet tonen, zoals het in het handelsregister of de KBO staat.'],
    payee: [
      'Rekeningen',
      'De rekeningen waarnaar klanten geld overmaken. Zolang er geen rekening is ingevuld, vragen we niemand te betalen.',
    ],
    invoices: ['Facturen', 'Wanneer klanten een factuur krijgen. Vraag je accountant wat de wet eist.'],
    figures: ['Cijfers', 'Getallen in zinnen voor klanten. De bewijzen staan bij de beweringen.'],
    fixed: [
      'Naam en vestiging',
      'Die zitten vast in de pagina’s. Wijzig ze met de hand en bouw de pagina’s daarna opnieuw. Dat geldt ook voor de teksten, het logo en de kleuren in die map.',
    ],
  } satisfies Record<string, readonly [title: string, text: string]>,
  form: {
    problem: 'Er is niets opgeslagen. Verbeter wat gemarkeerd is.',
    same: 'Er is niets gewijzigd en dus niets opgeslagen.',
    settings: 'Instellingen op de server gaan vóór wat je hier invult: {names}.',
    back: 'Terug naar Bedrijf',
    choices: {
      yes: 'ja',
      no: 'nee',
      always: 'altijd, voor elke bestelling',
      onRequest: 'als de klant erom vraagt',
      nl: 'Nederlands',
      en: 'Engels',
    },
  },
  stale: {
    title: 'Iemand anders was je voor',
    text: 'Deze waarden zijn gewijzigd sinds je de pagina opende. Waar je zelf niets had gewijzigd, staat nu de nieuwe waarde in het formulier. Kijk het na en sla opnieuw op.',
    columns: { name: 'Wat', theirs: 'Nu', yours: 'Van jou' },
    elsewhere: 'Iemand wijzigde op hetzelfde moment andere gegevens van het bedrijf. Sla opnieuw op.',
  },
}
