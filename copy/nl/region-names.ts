export const belgianRegions = {
  brussels: 'Brussel',
  walloonBrabant: 'Waals-Brabant',
  flemishBrabant: 'Vlaams-Brabant',
  antwerp: 'Antwerpen',
  limburg: 'Limburg',
  liege: 'Luik',
  namur: 'Namen',
  hainaut: 'Henegouwen',
  luxembourg: 'Luxemburg',
  westFlanders: 'West-Vlaanderen',
  eastFlanders: 'Oost-Vlaanderen',
}

export const dutchRegions = {
  drenthe: 'Drenthe',
  flevoland: 'Flevoland',
  friesland: 'Friesland',
  gelderland: 'Gelderland',
  groningen: 'Groningen',
  limburg: 'Limburg',
  noordBrabant: 'Noord-Brabant',
  noordHolland: 'Noord-Holland',
  overijssel: 'Overijssel',
  utrecht: 'Utrecht',
  zeeland: 'Zeeland',
  zuidHolland: 'Zuid-Holland',
}

export const regionNames = { ...belgianRegions, ...dutchRegions }
