import type { Language } from '../../domain/language.ts'
import { crew } from './en/crew.ts'
import { steps } from './en/steps.ts'
import { crew as dutch } from './nl/crew.ts'
import { steps as dutchSteps } from './nl/steps.ts'

/** The words of the crew's phone, which has both languages: a reader may not be known yet. */
export const crewPhoneWords = {
  en: { ...crew, steps },
  nl: { ...dutch, steps: dutchSteps },
} satisfies Record<Language, unknown>

export type CrewPhoneWords = (typeof crewPhoneWords)['en']
