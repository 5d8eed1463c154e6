import { language } from '#copy/language.ts'
import { belgianRegions, dutchRegions } from '#copy/region-names.ts'

const names: Readonly<Record<string, string>> = language === 'nl' ? dutchRegions : belgianRegions

/** The name of a region of the site's own country: the script has no others. */
export const ownRegionName = (region: string): string => names[region] ?? ''
