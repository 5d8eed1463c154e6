import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCompanyWords } from '../../copy/company-words.ts'
import { servedLanguages } from '../../domain/company/company.ts'
import { photographNames, photographSize } from '../../domain/company/photographs.ts'
import { CompanyProblem } from '../../domain/company/read-yaml.ts'
import type { Language } from '../../domain/language.ts'
import { shownSizeOf } from '../cms/pictures.ts'
import { stripMetadata } from '../cms/strip-metadata.ts'

const { width, height } = photographSize
const largestKilobytes = 300

/**
 * Checks the photographs of a company's folder.
 * @throws CompanyProblem with a sentence for each file of `pictures/` that has another name, shape, size or no words
 */
export function checkPhotographs(folder: string, languages = servedLanguages): void {
  const own = join(folder, 'pictures')
  const files = existsSync(own) ? readdirSync(own).sort() : []
  const problems = files.flatMap((file) => problemsOf(folder, file, languages))
  if (problems.length > 0) throw new CompanyProblem(problems.join('\n'))
}

/** A photograph without place, time and camera, turned as it was; undefined for a file that is not a whole JPEG. */
export function strippedPhotograph(bytes: Buffer): Buffer | undefined {
  const { format, orientation = 1 } = shownSizeOf(bytes)
  return format === 'jpg' ? stripMetadata(bytes, format, orientation) : undefined
}

function problemsOf(folder: string, file: string, languages: readonly Language[]): string[] {
  const path = join(folder, 'pictures', file)
  const name = photographNames.find((known) => file === `${known}.jpg`)
  if (!name)
    return [`${path}: no page shows it. The names are ${photographNames.map((known) => `${known}.jpg`).join(', ')}.`]
  const bytes = readFileSync(path)
  if (!strippedPhotograph(bytes)) return [`${path} is not a JPEG, or is damaged.`]
  const size = shownSizeOf(bytes)
  const isRight = size.width === width && size.height === height
  const wordless = languages
    .map((language) => readCompanyWords(folder, language))
    .filter(({ value }) => !value.photographs?.[name])
  return [
    ...(isRight ? [] : [`${path} has ${size.width} × ${size.height} pixels, and has to have ${width} × ${height}.`]),
    ...(bytes.length > largestKilobytes * 1024 ? [`${path} has to be smaller than ${largestKilobytes} KB.`] : []),
    ...wordless.map(
      ({ placeOf }) => `${placeOf(['photographs', name])}: photographs.${name} has to say what ${file} shows.`,
    ),
  ]
}
