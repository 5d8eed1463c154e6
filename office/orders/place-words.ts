import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Language } from '../../domain/language.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { fullDay } from '../sections/formats.ts'

/** The team, the date and the part of the day: “Antwerp, Thursday 26 November 2026, Morning”. */
export const placeWords = (words: OfficeWords, language: Language, teamName: string, { date, part }: Visit): string =>
  fill(words.planning.move.place, {
    team: teamName,
    date: fullDay(language, date),
    part: words.orders.parts[part],
  })
