import { expect, test } from 'vitest'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { nlRegionOf } from './dutch-regions.ts'
import { regionIds } from './region.ts'

// The capital of each province, and towns near borders where neighbouring codes belong to different provinces.
test.each([
  ['9401', 'Assen', 'drenthe'],
  ['7941', 'Meppel', 'drenthe'],
  ['7705', 'Drogteropslagen', 'drenthe'],
  ['8232', 'Lelystad', 'flevoland'],
  ['1312', 'Almere', 'flevoland'],
  ['3891', 'Zeewolde', 'flevoland'],
  ['8321', 'Urk', 'flevoland'],
  ['8911', 'Leeuwarden', 'friesland'],
  ['9231', 'Surhuisterveen', 'friesland'],
  ['9851', 'Burum', 'friesland'],
  ['6811', 'Arnhem', 'gelderland'],
  ['6511', 'Nijmegen', 'gelderland'],
  ['7311', 'Apeldoorn', 'gelderland'],
  ['3841', 'Harderwijk', 'gelderland'],
  ['8051', 'Hattem', 'gelderland'],
  ['5301', 'Zaltbommel', 'gelderland'],
  ['9712', 'Groningen', 'groningen'],
  ['9561', 'Ter Apel', 'groningen'],
  ['9351', 'Leek', 'groningen'],
  ['6211', 'Maastricht', 'limburg'],
  ['5911', 'Venlo', 'limburg'],
  ['5851', 'Afferden', 'limburg'],
  ['6591', 'Gennep', 'limburg'],
  ['5211', "'s-Hertogenbosch", 'noordBrabant'],
  ['4611', 'Bergen op Zoom', 'noordBrabant'],
  ['4251', 'Werkendam', 'noordBrabant'],
  ['4681', 'Nieuw-Vossemeer', 'noordBrabant'],
  ['5831', 'Boxmeer', 'noordBrabant'],
  ['6021', 'Budel', 'noordBrabant'],
  ['2011', 'Haarlem', 'noordHolland'],
  ['1012', 'Amsterdam', 'noordHolland'],
  ['1381', 'Weesp', 'noordHolland'],
  ['1394', 'Nederhorst den Berg', 'noordHolland'],
  ['2165', 'Lisserbroek', 'noordHolland'],
  ['8011', 'Zwolle', 'overijssel'],
  ['7551', 'Hengelo', 'overijssel'],
  ['7411', 'Deventer', 'overijssel'],
  ['8261', 'Kampen', 'overijssel'],
  ['3511', 'Utrecht', 'utrecht'],
  ['1391', 'Abcoude', 'utrecht'],
  ['3811', 'Amersfoort', 'utrecht'],
  ['4131', 'Vianen', 'utrecht'],
  ['4141', 'Leerdam', 'utrecht'],
  ['4231', 'Meerkerk', 'utrecht'],
  ['4331', 'Middelburg', 'zeeland'],
  ['4531', 'Terneuzen', 'zeeland'],
  ['4691', 'Tholen', 'zeeland'],
  ['2511', 'Den Haag', 'zuidHolland'],
  ['3011', 'Rotterdam', 'zuidHolland'],
  ['2161', 'Lisse', 'zuidHolland'],
  ['4201', 'Gorinchem', 'zuidHolland'],
  ['4241', 'Arkel', 'zuidHolland'],
] as const)('%s %s is in %s', (digits, _town, region) => {
  expect(nlRegionOf(zipCodeOf(`${digits}AB`))).toBe(region)
})

const found = new Set<string>()
test('of all codes, every one has a province, and every province has codes', () => {
  for (let code = 1000; code <= 9999; code++) {
    const region = nlRegionOf(zipCodeOf(`${code}XX`))
    expect(regionIds.NL).toContain(region)
    found.add(String(region))
  }
  expect([...found].sort()).toEqual([...regionIds.NL].sort())
})

test('a Belgian code has no Dutch province', () => {
  expect(nlRegionOf(zipCodeOf('2000'))).toBeUndefined()
})
