import type { Language } from '../../domain/language.ts'

/** The language of this build. */
export const language: Language = 'nl'
