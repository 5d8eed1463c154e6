export const officeOrderMail = {
  subject: {
    place: 'Nieuwe bestelling {number}: {date}',
    changeVisit: 'Bestelling {number} verplaatst naar {date}',
    changeHome: 'Bestelling {number} gewijzigd: {date}',
    changeVisitAndHome: 'Bestelling {number} verplaatst naar {date} en gewijzigd',
    changeDetails: 'Bestelling {number} aangepast: {date}',
    moveVisit: 'Bestelling {number} verplaatst naar {date}',
    cancel: 'Bestelling {number} geannuleerd: {date}',
    withdraw: 'Bestelling {number} herroepen: {date}',
    giveUp: 'Bestelling {number}: het werk op {date} is niet gedaan',
  },
  withdrawal: 'Herroeping van {name} ({outcome})',
  withdrawalOfOrder: 'Herroeping van {name}, bestelling {number} ({outcome})',
  withdrawalHeading: 'Dit schreef de klant',
  outcomes: {
    inTime: 'op tijd, de klant betaalt niets',
    begun: 'op tijd, maar het werk was al begonnen: reken uit wat de klant betaalt',
    performed: 'het werk was klaar: laat het de klant weten',
    tooLate: 'te laat',
    ended: 'bestelling was al beëindigd',
    unknown: 'zoek de bestelling',
  },
  opening: 'Een antwoord op deze e-mail gaat naar de klant, {name}.',
  link: 'Open de bestelling',
  damage: {
    subject: '{what}: bestelling {number}',
    whats: { hurt: 'Er is iemand gewond', broken: 'Er is iets stuk', otherHome: 'De woning is anders dan besteld' },
    opening: '{name} meldde dit om {at} uur. Bel het team.',
    noWords: 'Er staat geen uitleg bij.',
  },
  order: {
    heading: 'De bestelling',
    team: 'Team',
    contact: 'Telefoonnummer en e-mailadres',
    presence: 'Op de dag zelf',
    presences: {
      present: 'De klant is erbij, controleert het resultaat en betaalt daarna.',
      leaves: 'De klant gaat weg voordat het team klaar is en betaalt bij vertrek.',
      absent: 'De klant is er niet bij en betaalt vooraf, uiterlijk {payBy}.',
    },
    remark: 'Bericht van de klant aan het team',
    accessOpen: 'Nog niet bekend. Vraag het de klant.',
  },
  owes: 'De klant moet ons {fee} betalen.',
  owesNothing: 'De klant hoeft niets te betalen.',
  held: {
    subject: 'Graag doorsturen: {subject}',
    opening:
      'Er gingen vandaag al veel mails van ons naar {email}. Daarom is deze niet verstuurd: misschien misbruikt iemand het adres. Is het een echte klant? Stuur de mail dan door.',
  },
  post: {
    subject: 'Graag printen en op de post doen: {subject}',
    opening:
      '{name} heeft geen e-mailadres. Print dit bericht met de bijlagen en doe het op de post. Komt de post te laat? Bel de klant dan.',
  },
  withdrawalOpeningByPost:
    '{name} heeft een herroeping gestuurd. Er is geen e-mailadres: de verplichte ontvangstbevestiging krijg je in een ander bericht, om te printen en op de post te doen.',
  withdrawalOpening:
    '{name} heeft een herroeping gestuurd. De verplichte ontvangstbevestiging gaat vanzelf naar {email}. Een antwoord op deze e-mail gaat naar {name}.',
  withdrawalLink: 'Handel de herroeping af',
}
