import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Company } from '../../domain/company/company-schema.ts'
import { teamTravelFor } from '../../domain/estimate/team-travel.ts'
import type { Country } from '../../domain/language.ts'
import { type CodeRange, coverageOf, rangesOf, servedRegions } from '../../domain/places/area.ts'
import { everywhere, gapsOf, isCovered, type ZipCode } from '../../domain/places/postcode.ts'
import { regionIds } from '../../domain/places/region.ts'
import { readTariff } from '../estimates/read-tariff.ts'

/** Where the company of a file goes in a country. */
export function coverageIn({ area }: Company, country: Country) {
  const own = area[country]
  return own ? coverageOf(country, own) : everywhere
}

/**
 * What an area covers, in words: “2 of 12 regions, 1 in part; no one is served by Hengelo” (R1.13).
 * @param folder of the company, whose tariff names the teams
 * @throws TariffProblem
 */
export function areaInWords(words: OfficeWords['company'], folder: string, company: Company, country: Country): string {
  const coverage = coverageIn(company, country)
  const regions = servedRegions(country, coverage)
  const gaps = gapsOf(coverage)
  const isPart = ([first, last]: CodeRange) => gaps.some(([from, to]) => from <= last && to >= first)
  const parts = regions.filter((region) => rangesOf(country, region)?.some(isPart)).length
  const tariff = readTariff(folder, country, coverage)
  const busy = new Set<string>()
  for (let code = 1000; tariff && code <= 9999; code++) {
    const zipCode = (country === 'BE' ? String(code) : `${code}AA`) as ZipCode
    const team = isCovered(coverage, code) && teamTravelFor(tariff, zipCode)?.team.id
    if (team) busy.add(team)
  }
  const idle = Object.entries(tariff?.teams ?? {}).flatMap(([id, { name }]) => (busy.has(id) ? [] : [name]))
  const { covers, inPart, idleTeams } = words.area
  return [
    fill(covers, { count: regions.length, total: regionIds[country].length }),
    parts > 0 ? fill(inPart, { count: parts }) : '',
    idle.length > 0 ? fill(idleTeams, { names: idle.join(', ') }) : '',
  ].join('')
}
