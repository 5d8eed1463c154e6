import type { company as english } from '../en/company.ts'

/** Wat er in de bedrijfsmap staat. Placeholders: {count}, {name}, {date}. */
export const company: typeof english = {
  title: 'Bedrijf',
  text: 'Wat je pagina’s, mails en facturen over je zeggen. Je wijzigt het in de bestanden van de bedrijfsmap, en het geldt vanaf de volgende start:',
  check: {
    title: 'Wat er nog moet gebeuren',
    nothing: 'Er ontbreekt niets, alles is bewezen en niets spreekt elkaar tegen.',
    count: '{count} dingen ontbreken, zijn niet bewezen of spreken elkaar tegen',
    unreadable: 'Met deze map zouden de sites niet kunnen starten:',
  },
  columns: { name: 'Naam in het bestand', value: 'Waarde', state: 'Bevestigd', place: 'Wijzigen in' },
  sections: {
    facts: { title: 'Feiten', text: 'Op de pagina’s staan ze als voorbeeld tot iemand ze bevestigd heeft.' },
    promises: {
      title: 'Beloften',
      text: 'Is het antwoord nee, dan verdwijnen de woorden of zeggen ze het omgekeerde.',
    },
    claims: {
      title: 'Beweringen',
      text: 'Voor elk is een bewijs nodig dat je kunt laten zien, met wie het controleerde en wanneer.',
    },
    identity: {
      title: 'Naam en adressen',
      text: 'Namen, wettelijke gegevens, telefoonnummers, mail, openingstijden en rekeningen.',
    },
  },
  confirmed: 'bevestigd door {name} op {date}',
  unconfirmed: 'nog niet bevestigd',
}
