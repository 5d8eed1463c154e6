import type { Language } from '../../domain/language.ts'
import * as english from './en/all-office-words.ts'
import * as dutch from './nl/all-office-words.ts'
import { workWords } from './work-words.ts'

export type OfficeWords = typeof english & { work: typeof workWords.en }

/**
 * The words of the office. Each person chooses a language, so both are in the one build (R17.1). Here the compiler
 * compares the Dutch words with the English ones.
 */
export const officeWords: Record<Language, OfficeWords> = {
  en: { ...english, work: workWords.en },
  nl: { ...dutch, work: workWords.nl },
}
