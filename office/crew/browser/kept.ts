import type {
  CrewDay,
  MovedVisit,
  NotStored,
  OperationOutcome,
  OperationsAnswer,
} from '../../../domain/visits/crew-day.ts'
import { type AnyOperation, mostOperations } from '../../../domain/visits/operation.ts'

/** An operation on this phone: its own, or one of the team that the server told. */
export interface KeptOperation {
  id: string
  operation: AnyOperation
  sent: boolean
  /** Why the server did not take it; it stays, and is sent again when the page is opened. */
  refused?: NotStored
  outcome?: OperationOutcome
}

/** A photo, whose operation says where it belongs. WebKit fails to store a `Blob`, hence the buffer. */
export interface KeptPhoto {
  sha256: string
  bytes: ArrayBuffer
  at: string
  sent: boolean
  /** The status with which the server refused it. */
  refused?: number
}

/** What the phone stores beside operations and photos. */
export interface KeptFacts {
  device: string
  day?: CrewDay
  /** When the day was received, by the server's clock. */
  asOf?: string
  /** What to add to the phone's clock, in milliseconds. */
  offset: number
  /** Visits that were moved away or cancelled, shown until someone has read so; the server may repeat one. */
  moved: readonly (MovedVisit & { isRead?: boolean })[]
  /** The key of the visit on the screen, so that a killed page opens there again. */
  open?: string
  /** The key of the visit for which the camera is open. */
  camera?: string | undefined
  /** When how to get in was last opened, by the key of the visit. The notes themselves are never stored (R20.11). */
  opened: Readonly<Record<string, string>>
}

/** The key of a visit on this phone. */
export const visitKey = ({ order, redo }: { order: string; redo?: string | undefined }): string => redo ?? order

/** How long acknowledged things stay on the phone, in milliseconds: two days (R20.3). */
const keptFor = 48 * 60 * 60_000

/** What the status of an answer means for what was sent. `later`: it is sent again. */
export function verdictOf(status: number): 'accepted' | 'signedOut' | 'outdated' | 'refused' | 'later' {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 401) return 'signedOut'
  if (status === 426) return 'outdated'
  return [400, 403, 404, 409, 413, 415, 422].includes(status) ? 'refused' : 'later'
}

/** The pause before the next attempt, in milliseconds: twice the last one, between half a second and half a minute. */
export const nextPause = (last: number): number => Math.min(30_000, Math.max(500, last * 2))

/** The most JSON of the operations of a request, in characters: at three bytes each, less than the server takes. */
const longestBatch = 300_000

/** What is sent next: the oldest that the server does not have, as many as a request may carry. */
export function nextBatch(kept: readonly KeptOperation[], tried: ReadonlySet<string>): KeptOperation[] {
  let length = 0
  return kept
    .filter(({ id, sent }) => !sent && !tried.has(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, mostOperations)
    .filter(({ operation }) => {
      length += JSON.stringify(operation).length
      return length <= longestBatch
    })
}

/**
 * What to add to the phone's clock, in milliseconds: what it was, where that agrees with an answer. Otherwise a slow
 * answer would set it back, and what is recorded next would come before what was recorded last.
 * @param asked when the phone asked, and `answered`, by its own clock; `now`: when the server answered, by its own
 */
export const offsetFrom = (last: number, { asked, now, answered }: Record<'asked' | 'now' | 'answered', number>) =>
  Math.min(Math.max(last, now - answered), now - asked)

/** A batch as the answer leaves it: what the server stored is sent, what it refused stays with its reason. */
export function afterAnswer(batch: readonly KeptOperation[], { stored, refused }: OperationsAnswer): KeptOperation[] {
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  return batch.map(({ refused: _, ...kept }) => {
    const reason = reasons.get(kept.id)
    return { ...kept, sent: stored.includes(kept.id), ...(reason && { refused: reason }) }
  })
}

/** Whether something that the server has can go: two days after it happened. Nothing unsent ever goes. */
export const isOver = ({ sent, at }: { sent: boolean; at: string }, now: Date): boolean =>
  sent && Date.parse(at) + keptFor < now.getTime()
