import { promised } from '../../page-copy.ts'

export const check = {
  title: 'Controleren en bestellen',
  lead: 'Kijk alles nog één keer na. Klopt het? Dan kun je bestellen.',
  agreementTitle: 'Goed om te weten',
  contract: 'Je bestelt één bezoek: {package}, {crew}.',
  total: 'Je betaalt in totaal {price}, incl. btw en reiskosten. Er komt alleen iets bij als jij extra tijd goedkeurt.',
  included: [
    promised('parkingIncluded', 'Parkeren betalen wij.', 'Parkeerkosten betaal jij.'),
    promised(
      'productsIncluded',
      'Middelen en machines nemen we mee, zonder toeslag.',
      'Jij zorgt voor middelen en machines.',
    ),
  ],
  withdrawal:
    'Herroepen mag zonder een reden te geven: “Overeenkomst hier herroepen” staat onder aan elke pagina, en bij de bevestiging krijg je het modelformulier.',
  early: 'Je koos een dag in je bedenktijd. Volgens de wet moeten we je dan twee dingen vragen:',
  readTerms: 'Lees de algemene voorwaarden (in een nieuw tabblad)',
  submit: 'Bestelling met betalingsverplichting',
  submitHint: {
    present: 'Je betaalt na de controle.',
    leaves: 'Je betaalt als je weggaat.',
    absent: 'Je betaalt vóór het bezoek.',
  },
  changed:
    'Je bestelling is veranderd sinds je deze pagina opende, misschien in een ander tabblad. Kijk alles nog eens na.',
  problems: {
    terms: 'Ga akkoord met de algemene voorwaarden om te bestellen.',
    beginEarly: 'Vink aan dat je ons vraagt om in je bedenktijd te komen, of kies een latere dag.',
    losesRight: 'Vink aan dat je weet wanneer je niet meer kunt herroepen, of kies een latere dag.',
  },
  edit: { home: 'Woning wijzigen', date: 'Dag wijzigen', details: 'Gegevens wijzigen' },
  accessOpen: 'Dat weten we nog niet.',
  accessStored: 'Je notitie is versleuteld bewaard.',
  labels: {
    name: 'Naam',
    address: 'Adres',
    contact: 'Bereikbaar via',
    access: 'Zo komt het team binnen',
    remark: 'Voor het team',
    price: 'Prijs',
  },
}
