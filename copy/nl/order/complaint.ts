export const complaint = {
  ask: 'Klopt er iets niet? Laat het weten',
  title: 'Je klacht',
  withUs: 'We kregen je klacht op {date}. Uiterlijk {until} hoor je wat we beslissen.',
  decided: 'Op {date} hebben we beslist:',
  discount: '{amount} korting op je prijs sinds {date}.',
  planned: 'We komen terug op {date} ({arrival}). Je betaalt er niets voor.',
  done: 'We waren er opnieuw op {date}.',
  work: 'Wat we opnieuw doen',
  otherDay: 'Komt een andere dag beter uit? Bel ons op {phone}.',
  mail: {
    planned: {
      subject: 'We komen terug op {date} (bestelling {number})',
      opening:
        'We komen terug om je klacht op te lossen: op {date}, aankomst {arrival}. Je betaalt er niets voor. Komt een andere dag beter uit? Bel ons op {phone}.',
    },
    cancelled: {
      subject: 'We komen niet terug op {date} (bestelling {number})',
      opening:
        'Het gratis bezoek op {date} gaat niet door. Op de pagina van je bestelling staat wat we verder hebben afgesproken.',
    },
  },
}
