import type { Language } from '../../domain/language.ts'
import { frame } from './en/frame.ts'
import { leads } from './en/leads.ts'
import { passkeys } from './en/passkeys.ts'
import { people } from './en/people.ts'
import { planning } from './en/planning.ts'
import { frame as dutchFrame } from './nl/frame.ts'
import { leads as dutchLeads } from './nl/leads.ts'
import { passkeys as dutchPasskeys } from './nl/passkeys.ts'
import { people as dutchPeople } from './nl/people.ts'
import { planning as dutchPlanning } from './nl/planning.ts'
import { workWords } from './work-words.ts'

const english = { frame, leads, passkeys, people, planning, work: workWords.en }

export type OfficeWords = typeof english

/** The words of the office. Each person chooses a language, so both are in the one build (R17.1). */
export const officeWords: Record<Language, OfficeWords> = {
  en: english,
  nl: {
    frame: dutchFrame,
    leads: dutchLeads,
    passkeys: dutchPasskeys,
    people: dutchPeople,
    planning: dutchPlanning,
    work: workWords.nl,
  },
}
