import type { RegionId } from '../../domain/places/region.ts'

/** The provinces of both countries, and Brussels. */
export const regionNames: Record<RegionId, string> = {
  brussels: 'Brussels',
  walloonBrabant: 'Walloon Brabant',
  flemishBrabant: 'Flemish Brabant',
  antwerp: 'Antwerp',
  limburg: 'Limburg',
  liege: 'Liège',
  namur: 'Namur',
  hainaut: 'Hainaut',
  luxembourg: 'Luxembourg',
  westFlanders: 'West Flanders',
  eastFlanders: 'East Flanders',
  drenthe: 'Drenthe',
  flevoland: 'Flevoland',
  friesland: 'Friesland',
  gelderland: 'Gelderland',
  groningen: 'Groningen',
  noordBrabant: 'North Brabant',
  noordHolland: 'North Holland',
  overijssel: 'Overijssel',
  utrecht: 'Utrecht',
  zeeland: 'Zeeland',
  zuidHolland: 'South Holland',
}
