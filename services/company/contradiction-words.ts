import { fill } from '../../copy/fill.ts'
import { fullDayIn } from '../../copy/format/full-day.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { type Language, localeOf } from '../../domain/language.ts'
import { entryName } from './entry-words.ts'

/** A contradiction in a company's folder, for sentences in any language. */
export type Contradiction =
  | { id: 'otherPage'; path: string }
  | { id: 'noBrand'; brand: string }
  /** `entry`: of the company's file; `date`: 'YYYY-MM-DD', after today. */
  | { id: 'ahead'; entry: string; date: string }
  /** Ratios, such as 1.6 and 4.5. */
  | { id: 'faint'; colour: string; ground: string; screen: Screen; found: number; least: number }
  | { id: 'tooLight'; colour: string; screen: Screen }

type Screen = 'light' | 'dark'

/** A contradiction in a sentence. */
export function contradictionInWords(words: OfficeWords['company'], language: Language, found: Contradiction): string {
  const said = words.mismatches
  switch (found.id) {
    case 'otherPage':
      return fill(said.otherPage, { path: found.path })
    case 'noBrand':
      return fill(said.noBrand, { brand: found.brand })
    case 'ahead':
      return fill(said.ahead, { name: entryName(words, found.entry), date: fullDayIn(language, found.date) })
    case 'faint': {
      const { colour, ground, screen } = found
      const [ratio, least] = [decimal(language, found.found), decimal(language, found.least)]
      return fill(said.faint[screen], { colour: `--${colour}`, ground: `--${ground}`, ratio, least })
    }
    case 'tooLight':
      return fill(said.tooLight[found.screen], { colour: `--${found.colour}` })
  }
}

const decimal = (language: Language, ratio: number): string =>
  ratio.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
