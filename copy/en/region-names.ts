import type { RegionId, regionIds } from '../../domain/places/region.ts'

/** Those of Belgium alone: a site’s script needs no others. */
export const belgianRegions: Record<(typeof regionIds)['BE'][number], string> = {
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
}

/** Those of the Netherlands alone. */
export const dutchRegions: Record<(typeof regionIds)['NL'][number], string> = {
  drenthe: 'Drenthe',
  flevoland: 'Flevoland',
  friesland: 'Friesland',
  gelderland: 'Gelderland',
  groningen: 'Groningen',
  limburg: 'Limburg',
  noordBrabant: 'North Brabant',
  noordHolland: 'North Holland',
  overijssel: 'Overijssel',
  utrecht: 'Utrecht',
  zeeland: 'Zeeland',
  zuidHolland: 'South Holland',
}

/** The provinces of both countries, and Brussels. */
export const regionNames: Record<RegionId, string> = { ...belgianRegions, ...dutchRegions }
