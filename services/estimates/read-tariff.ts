import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tariffMistakeInWords } from '../../copy/tariff-mistakes.ts'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { lineIn, parseFile } from '../../domain/company/read-yaml.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { checkTariff } from '../../domain/estimate/tariff-check.ts'
import type { Country } from '../../domain/language.ts'

/** The path of a country's tariff in a folder. */
export const tariffFile = (folder: string, country: Country): string =>
  join(folder, `tariffs-${country.toLowerCase()}.json`)

/** Whether the site of a country offers estimates, because it has a tariff. */
export const offersEstimates = (folder: string, country: Country): boolean => existsSync(tariffFile(folder, country))

/**
 * Thrown for an invalid tariff, which prevents the start. The message has a line per mistake, with file and line
 * number.
 */
export class TariffProblem extends Error {
  override name = 'TariffProblem'
}

/**
 * Reads the tariff of a country from `tariffs-be.json` or `tariffs-nl.json`. It is parsed as YAML, a superset of JSON,
 * so comments after `#` and trailing commas are allowed.
 *
 * @param coverage where the company goes; by default that of this process
 * @returns undefined if there is no such file: then no estimate is offered
 * @throws TariffProblem if the file cannot be read or is invalid
 */
export function readTariff(folder: string, country: Country, coverage = companyCoverage[country]): Tariff | undefined {
  const file = tariffFile(folder, country)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new TariffProblem(`${file} cannot be read (${code}).`, { cause })
  }

  const { document, lines } = parseFile(file, text, 'json')
  // The faults after the first one come from it.
  const [fault] = document.errors
  if (fault) {
    const advice = 'a comma, a quotation mark or a bracket may be missing, here or on the line before'
    const unreadable = `cannot be read as JSON: ${advice} (${fault.message})`
    const what = fault.code === 'DUPLICATE_KEY' ? 'has this name twice' : unreadable
    throw new TariffProblem(`${file}:${lines.linePos(fault.pos[0]).line}: ${what}`)
  }
  const check = checkTariff(country, document.toJS(), coverage)
  if (check.ok) return check.tariff
  const sentences = check.mistakes.map(
    (mistake) => `${file}:${lineIn(document, lines, mistake.path)}: ${tariffMistakeInWords(mistake)}`,
  )
  throw new TariffProblem(sentences.join('\n'))
}
