import { type Language, localeOf } from '../../domain/language.ts'

/** The office's message about a text longer than `most` characters. */
export const tooLong: Record<Language, (most: number) => string> = {
  en: (most) => `That’s too long. Shorten it to ${most.toLocaleString(localeOf('en'))} characters.`,
  nl: (most) => `Dat is te lang. Gebruik hoogstens ${most.toLocaleString(localeOf('nl'))} tekens.`,
}
