import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Place, YamlMistake } from '../../domain/company/read-yaml.ts'
import { type Language, localeOf } from '../../domain/language.ts'
import { entryName } from '../../services/company/entry-words.ts'
import type { Finding } from '../../services/company/findings.ts'
import { fullDay } from '../sections/format-day.ts'

type Words = OfficeWords['company']

/** A file and line in the office's language. */
export const placeInWords = (words: Words, { file, line }: Place): string => fill(words.place, { file, line })

/** The problem of a value that the sites cannot start with; undefined where only English words are known. */
export function mistakeInWords(words: Words, { path, problem, place }: YamlMistake): string | undefined {
  const name = path.join('.')
  return problem && `${placeInWords(words, place)}${name && `, ${name}`}: ${words.problems[problem]}`
}

/** A contradiction with its place; undefined for a finding of another kind. */
export function contradictionInWords(
  words: Words,
  language: Language,
  { where, contradiction: found }: Finding,
): string | undefined {
  const said = words.mismatches
  const sentence = () => {
    switch (found?.id) {
      case 'otherPage':
        return fill(said.otherPage, { path: found.path })
      case 'noBrand':
        return fill(said.noBrand, { brand: found.brand })
      case 'ahead':
        return fill(said.ahead, { name: entryName(words, found.entry), date: fullDay(language, found.date) })
      case 'faint': {
        const { colour, ground, screen } = found
        const [ratio, least] = [decimal(language, found.found), decimal(language, found.least)]
        return fill(said.faint[screen], { colour: `--${colour}`, ground: `--${ground}`, ratio, least })
      }
      case 'tooLight':
        return fill(said.tooLight[found.screen], { colour: `--${found.colour}` })
      default:
        return undefined
    }
  }
  const text = sentence()
  return text && `${typeof where === 'string' ? where : placeInWords(words, where)}: ${text}`
}

const decimal = (language: Language, ratio: number): string =>
  ratio.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
