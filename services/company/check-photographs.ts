import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCompanyWords } from '../../copy/company-words.ts'
import { servedLanguages } from '../../domain/company/company.ts'
import { photographNames, photographSize } from '../../domain/company/photographs.ts'
import { CompanyProblem } from '../../domain/company/read-yaml.ts'
import type { Language } from '../../domain/language.ts'
import { openPicture, readHead } from '../cms/open-picture.ts'

const { width, height } = photographSize
const largestKilobytes = 300

/**
 * Checks the photographs of a company's folder.
 * @throws CompanyProblem with a sentence for each file of `pictures/` that has another name, shape, size or no words
 */
export async function checkPhotographs(folder: string, languages = servedLanguages): Promise<void> {
  const own = join(folder, 'pictures')
  const files = existsSync(own) ? readdirSync(own).sort() : []
  const problems: string[] = []
  for (const file of files) problems.push(...(await problemsOf(folder, file, languages)))
  if (problems.length > 0) throw new CompanyProblem(problems.join('\n'))
}

/** A photograph without place, time and camera, upright; undefined for a file that is not a whole JPEG. */
export async function strippedPhotograph(bytes: Buffer): Promise<Buffer | undefined> {
  if ((await readHead(bytes))?.format !== 'jpg') return undefined
  const image = await openPicture(bytes)
  // What is wrong with a file is known by the error alone.
  return await image
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined)
}

async function problemsOf(folder: string, file: string, languages: readonly Language[]): Promise<string[]> {
  const path = join(folder, 'pictures', file)
  const name = photographNames.find((known) => file === `${known}.jpg`)
  if (!name)
    return [`${path}: no page shows it. The names are ${photographNames.map((known) => `${known}.jpg`).join(', ')}.`]
  const bytes = readFileSync(path)
  const size = await readHead(bytes)
  if (!size || !(await strippedPhotograph(bytes))) return [`${path} is not a JPEG, or is damaged.`]
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
