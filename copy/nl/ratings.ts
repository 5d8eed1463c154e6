export const ratings = {
  title: 'Wat klanten zeggen',
  average: '{average} van de 5',
  count: 'het gemiddelde van alle {count} beoordelingen op Google',
  stars: '{stars} van de 5 sterren',
  onlyRating: 'Enkel cijfer beoordeling gegeven',
  anonymous: 'Een Google-gebruiker',
  translated: 'Vertaald door Google. Toon het origineel',
  reply: 'Ons antwoord',
  replyOther: 'Ons antwoord (in het Engels)',
  notice:
    'Deze beoordelingen komen van ons Google-profiel. Google controleert niet of elke schrijver klant was, en wij ook niet. Hier staan die met drie of meer sterren. Het gemiddelde en het aantal gaan over alle beoordelingen.',
  profile: 'Alle beoordelingen op Google',
  more: 'Lees meer beoordelingen',
  none: 'Er zijn nog geen beoordelingen om te laten zien.',
  sample: {
    title: 'Beoordelingen',
    notice:
      'Voorbeeldbeoordelingen, die we zelf hebben geschreven. Op deze site staan alleen die met drie of meer sterren; gemiddelde en aantal gaan over alle beoordelingen.',
    line: '{average} van de 5 sterren, gemiddeld over {count} beoordelingen',
    count: 'het gemiddelde van {count} beoordelingen',
    anonymous: 'Zonder naam',
    translated: 'Vertaald. Toon het origineel',
    metaDescription:
      'Voorbeelden die laten zien hoe deze pagina eruit komt te zien. We schreven ze zelf; beoordelingen van echte klanten komen ervoor in de plaats.',
  },
}
