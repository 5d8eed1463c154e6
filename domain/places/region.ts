import type { Country } from '../language.ts'

/**
 * The provinces we serve per country, and Brussels. Both countries have a `limburg`, so a region id is only unique
 * together with its country. Names are copy.
 */
export const regionIds = {
  BE: [
    'brussels',
    'walloonBrabant',
    'flemishBrabant',
    'antwerp',
    'limburg',
    'liege',
    'namur',
    'hainaut',
    'luxembourg',
    'westFlanders',
    'eastFlanders',
  ],
  NL: [
    'drenthe',
    'flevoland',
    'friesland',
    'gelderland',
    'groningen',
    'limburg',
    'noordBrabant',
    'noordHolland',
    'overijssel',
    'utrecht',
    'zeeland',
    'zuidHolland',
  ],
} as const satisfies Record<Country, readonly string[]>

export type BelgianRegionId = (typeof regionIds)['BE'][number]
export type DutchRegionId = (typeof regionIds)['NL'][number]
export type RegionId = BelgianRegionId | DutchRegionId
