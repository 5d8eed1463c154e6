export const location = {
  title: 'Je woning',
  lead: 'Klopt dit? Pas aan wat bij jou anders is. Op de volgende pagina zie je alle vrije dagen met hun prijs.',
  endOfTenancy: {
    title: 'De woning die je oplevert',
    lead: 'Vul de woning in zoals je die achterlaat. Op de volgende pagina zie je alle vrije dagen met hun prijs, zodat je er een vóór de oplevering kunt kiezen.',
  },
  where: 'Waar maken we schoon?',
  zipCode: 'Postcode',
  package: 'Soort schoonmaak',
  handover: 'Wanneer is de oplevering? (mag je overslaan)',
  handoverHint: 'Dan zie je eerst de vrije dagen tot die dag.',
  team: 'Ons team {team} zit het dichtst bij {zipCode}.',
  work: '{rooms}: werk in totaal',
  atHome: '{crew} bij je thuis',
  workedOut: 'Zo is dat berekend',
  noPrice: 'Zodra postcode en ruimtes kloppen, zie je hier welk team komt en wat het kost.',
  refresh: 'Prijs bijwerken',
  submit: 'Bekijk vrije dagen en prijzen',
  nonBinding: 'prijsindicatie, incl. btw',
  toOtherSite: 'Bestel met {zipCode} op onze Belgische site (in het Engels)',
  problems: {
    tooLarge:
      'Zo’n grote klus nemen we niet op afstand aan: we komen eerst kijken. Stuur ons een bericht, dan krijg je een prijs.',
    houseNumber: 'Dit huisnummer is te lang.',
  },
}
