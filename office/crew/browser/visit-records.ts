import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { fullDayIn } from '../../../copy/format/full-day.ts'
import type { CrewPhoneWords } from '../../../copy/office/crew-phone-words.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { aboutVisit, foldVisit, isKind, type VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation, NotPossibleReason, OperationKind } from '../../../domain/visits/operation.ts'
import { type CrewState, languageNow, serverNow } from './crew-state.ts'
import { type KeptOperation, visitKey } from './kept.ts'

export type RecordedRoom = NonNullable<ReturnType<VisitProgress['rooms']['get']>>

/** What was recorded of a visit, by this phone and by others; without one, of visits that are no longer here. */
export function keptOf({ operations, facts }: CrewState, visit: CrewVisit | undefined): KeptOperation[] {
  const shown = new Set(facts.day?.visits.map(visitKey))
  return operations.filter(({ operation }) =>
    visit ? visitKey(operation) === visitKey(visit) : !shown.has(visitKey(operation)),
  )
}

export function progressOf(state: CrewState, visit: CrewVisit): VisitProgress {
  const operations = keptOf(state, visit).map(({ operation }) => operation)
  return foldVisit(aboutVisit(operations, visit))
}

/** How many of the rooms have been recorded, as done or not. */
export const recordedRooms = ({ rooms }: CrewVisit, progress: VisitProgress): number =>
  rooms.filter(({ key }) => progress.rooms.has(key)).length

/** The step that comes next; undefined while rooms are open, and once the visit is over. */
export function nextStep(visit: CrewVisit, progress: VisitProgress): 'onTheWay' | 'begin' | 'finish' | undefined {
  if (progress.finish || progress.giveUp) return undefined
  if (!progress.begin) return progress.onTheWay ? 'begin' : 'onTheWay'
  return recordedRooms(visit, progress) === visit.rooms.length ? 'finish' : undefined
}

/** Whether a visit can be recorded: its day has come, and nothing else has ended it. */
export const whyClosed = ({ date, state }: CrewVisit): 'tomorrow' | 'ended' | undefined =>
  date > officeClock(serverNow()).date
    ? 'tomorrow'
    : state === 'cancelled' || state === 'withdrawn'
      ? 'ended'
      : undefined

/** What a day is called: today, tomorrow or, where the list is old, by its date. */
export function dayName(date: string, words: CrewPhoneWords): string {
  const { date: today } = officeClock(serverNow())
  return date === today ? words.today : date === addDays(today, 1) ? words.tomorrow : fullDayIn(languageNow(), date)
}

/** What was recorded, in words: a room by its name. */
export function operationName(operation: AnyOperation, visit: CrewVisit | undefined, words: CrewPhoneWords): string {
  if (isKind(operation, 'room')) return visit?.rooms.find(({ key }) => key === operation.room)?.name ?? words.kinds.room
  if (isKind(operation, 'begin')) return words.begun
  return words.kinds[operation.kind as OperationKind] ?? operation.kind
}

/** "09:40" of an operation. */
export const timeOf = ({ at }: Pick<AnyOperation, 'at'>): string => clockTime(new Date(at))

/** An operation with its time: "Kitchen 09:40". */
export const nameAndTime = (operation: AnyOperation, visit: CrewVisit | undefined, words: CrewPhoneWords): string =>
  `${operationName(operation, visit, words)} ${timeOf(operation)}`

/** The reasons why work was not possible, in words. */
export const notPossibleWords = ({ steps, notPossibleSheet }: CrewPhoneWords): Record<NotPossibleReason, string> => {
  const { noSupply, customerAsked, unsafe, other } = steps.reasons
  const { locked, noTime } = notPossibleSheet.reasons
  return { noSupply, locked, customerAsked, noTime, unsafe, other }
}

/** Why a room was not possible; undefined if it is done. */
export const notPossibleOf = ({ reason }: RecordedRoom, words: CrewPhoneWords): string | undefined =>
  reason && fill(words.notPossible, { what: notPossibleWords(words)[reason] })
