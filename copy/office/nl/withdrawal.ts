import { withdrawalDays } from '../../../domain/orders/withdrawal-period.ts'

export const withdrawal = {
  title: 'Herroepingen',
  pageTitle: 'Herroeping van {name}',
  empty: 'Er is niets af te handelen. Herroepingen verschijnen hier zodra een klant er een stuurt.',
  none: 'Er zijn nog geen herroepingen.',
  open: 'Af te handelen',
  columns: {
    name: 'Klant',
    received: 'Ontvangen',
    order: 'Bestelling',
    outcome: 'Uitkomst',
    refund: 'Afhandelen vóór',
  },
  outcomes: {
    inTime: 'Op tijd',
    begun: 'Op tijd, werk was begonnen',
    performed: 'Werk was klaar',
    tooLate: 'Te laat',
    ended: 'Bestelling was al beëindigd',
    unknown: 'Bestelling onbekend',
  },
  amounts: {
    inTime:
      'Betaal alles terug wat de klant heeft betaald, hoogstens {price}. De terugbetaling staat met datum bij Betalingen.',
    begun: 'Reken uit wat het gedane werk kost en betaal de rest terug. De hele prijs is {price}.',
    performed: 'Je hoeft niets terug te betalen: het werk was klaar. Laat dat de klant weten.',
    tooLate: `Je hoeft niets terug te betalen: de ${withdrawalDays} dagen waren voorbij. Is het bezoek nog niet begonnen, dan kan de bestelling nog worden geannuleerd.`,
    ended: 'De bestelling was al beëindigd. Betaal terug wat de klant nog tegoed heeft.',
    unknown: 'Zoek eerst de bestelling en koppel die hieronder.',
  },
  statement: 'Zo omschreef de klant de bestelling',
  noOrder: 'nog geen',
  until: 'Afhandelen vóór {date}',
  late: 'Te laat: had af moeten zijn vóór {date}',
  settled: 'Afgehandeld ({date}): {price} terug te betalen',
  settledBefore: 'Afgehandeld: {date}',
  link: {
    title: 'Om welke bestelling gaat het?',
    labels: { number: 'Bestelnummer' },
    button: 'Bestelling koppelen',
    found: 'Bestellingen met dit e-mailadres:',
    problems: { noOrder: 'Er is geen bestelling met dit nummer.' },
  },
  linkText:
    'De herroeping telt vanaf het moment dat die binnenkwam. Kon de klant toen nog herroepen, dan eindigt de bestelling nu. De klant krijgt hoe dan ook een mail.',
  settle: {
    title: 'Afhandelen',
    labels: { owed: 'Kosten van het gedane werk, in euro’s', checked: 'Ik heb de herroeping nagekeken' },
    hints: { owed: 'Naar verhouding van de hele prijs. 0 als er niets gedaan is.' },
    button: 'Afhandelen',
    problems: {
      owed: 'Vul een bedrag in zoals 125 of 125,50, hoogstens de hele prijs.',
      checked: 'Vink dit aan als je alles hebt nagekeken.',
    },
  },
  stale: 'Iemand anders was je voor. Dit is de stand van nu.',
}
