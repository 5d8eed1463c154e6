import type { Country } from '../language.ts'
import type { ZipCode } from './postcode.ts'

/** First and last four digits of codes that lie in one town as a whole; codes that towns share are left out. */
const towns: Readonly<Record<Country, readonly (readonly [first: number, last: number, town: string])[]>> = {
  BE: [
    [1000, 1000, 'Brussel'],
    [2000, 2000, 'Antwerpen'],
    [2018, 2020, 'Antwerpen'],
    [2050, 2060, 'Antwerpen'],
    [2100, 2100, 'Deurne'],
    [2140, 2140, 'Borgerhout'],
    [2170, 2170, 'Merksem'],
    [2600, 2600, 'Berchem'],
    [2610, 2610, 'Wilrijk'],
    [2660, 2660, 'Hoboken'],
    [3000, 3000, 'Leuven'],
    [8500, 8500, 'Kortrijk'],
    [9000, 9000, 'Gent'],
    [9300, 9300, 'Aalst'],
  ],
  NL: [
    [1012, 1018, 'Amsterdam'],
    [1051, 1079, 'Amsterdam'],
    [1312, 1359, 'Almere'],
    [2011, 2037, 'Haarlem'],
    [2312, 2334, 'Leiden'],
    [2611, 2629, 'Delft'],
    [3011, 3039, 'Rotterdam'],
    [3511, 3585, 'Utrecht'],
    [3811, 3826, 'Amersfoort'],
    [5611, 5656, 'Eindhoven'],
    [6511, 6546, 'Nijmegen'],
    [6811, 6846, 'Arnhem'],
    [7411, 7429, 'Deventer'],
    [7511, 7523, 'Enschede'],
    [7551, 7559, 'Hengelo'],
    [7601, 7609, 'Almelo'],
    [8011, 8032, 'Zwolle'],
    [9711, 9737, 'Groningen'],
  ],
}

/** The town of a postcode, where its digits leave no doubt; otherwise undefined. */
export function certainTown(country: Country, zipCode: ZipCode): string | undefined {
  const digits = Number(zipCode.slice(0, 4))
  return towns[country].find(([first, last]) => first <= digits && digits <= last)?.[2]
}
