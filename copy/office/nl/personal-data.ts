export const personalData = {
  text: 'Wil iemand weten wat we bewaren, of moeten we het wissen? Ga eerst na of het echt die persoon is: mail of bel via het adres of nummer dat je hier vindt. De wet geeft je een maand.',
  search: {
    labels: { who: 'E-mailadres, telefoonnummer of naam' },
    hints: {
      who: 'Met een e-mailadres vind je één persoon. Zoek ook op telefoonnummer en naam: mensen schrijven vanaf meer dan één adres, en bij een beoordeling staat alleen een naam.',
    },
    problems: {
      who: 'Vul een e-mailadres, een telefoonnummer of een naam in.',
      nothingTicked: 'Vink eerst aan wat van deze persoon is.',
    },
    button: 'Zoeken',
  },
  empty: 'Over “{text}” is niets bewaard.',
  elsewhere:
    'De mailbox van het kantoor wordt hier niet doorzocht. Wat hier wordt gewist, staat nog in back-ups zolang je die bewaart.',
  columns: {
    ticked: 'Van deze persoon',
    what: 'Wat',
    who: 'Wie',
    time: 'Wanneer',
    ifDeleted: 'Bij wissen',
    outcome: 'Resultaat',
  },
  tick: 'Vink alleen aan wat van deze persoon is.',
  kinds: {
    lead: 'Bericht',
    order: 'Bestelling {number}',
    withdrawal: 'Herroeping',
    draft: 'Niet-afgemaakte bestelling',
    mail: 'Mail met links naar bestellingen',
    review: 'Beoordeling',
    invoice: 'Factuur {number}',
  },
  ifDeleted: {
    deleted: 'Wordt gewist, met antwoorden, notities en gesprekken.',
    withoutPerson:
      'Naam, adres en contactgegevens worden gewist. De woning, de datums en de prijs blijven: volgens de wet moet je de boekhouding bewaren.',
    kept: 'Blijft staan: volgens de wet moeten we facturen compleet bewaren, 10 jaar (België) of 7 jaar (Nederland).',
    withheld: 'Gaat voorgoed van de website. Alleen het nummer blijft, zodat de beoordeling niet terugkomt.',
    open: 'Blijft staan: het is nog niet afgerond, betaald of terugbetaald. Rond het eerst af of annuleer het.',
    busy: 'Blijft staan: er wordt net een mail over verstuurd.',
  },
  outcomes: {
    deleted: 'Gewist',
    withoutPerson: 'Bewaard voor de boekhouding, zonder naam, adres en contactgegevens',
    kept: 'Bewaard: volgens de wet moeten we facturen bewaren',
    withheld: 'Van de website gehaald',
    open: 'Blijft staan: het is nog niet afgerond, betaald of terugbetaald. Rond het eerst af of annuleer het.',
    busy: 'Blijft staan: er wordt net een mail over verstuurd. Probeer het over een minuut nog eens.',
  },
  done: 'Dit is er gebeurd. Wat gewist is, kun je hier niet terughalen.',
  exportButton: 'Als bestand exporteren',
  forgetButton: 'Aangevinkte gegevens wissen',
}
