import { lateHeldFor } from '../../../domain/orders/late-notice.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { canUndo, isKind } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation, Operation } from '../../../domain/visits/operation.ts'
import { closeAccess } from './access.ts'
import { change, crewState, save, serverNow } from './crew-state.ts'
import { type KeptPhoto, visitKey } from './kept.ts'
import { newId } from './new-id.ts'
import { send } from './phone-outbox.ts'

type WithoutEnvelope<One> = One extends Operation
  ? Omit<One, 'id' | 'order' | 'redo' | 'at' | 'pressedAt' | 'by'>
  : never

/** What is to be recorded, without who, when and where. `at`: its true time, set by hand. */
export type NewOperation = WithoutEnvelope<Operation> & { at?: Date }

/** The operations that are being stored, as texts. */
const storing = new Set<string>()

/**
 * Stores operations of one visit together, in this order, and shows them once they are on the phone's disk. If storing
 * fails, the page says so and shows none of them (R20.3). An operation that is being stored already is not stored
 * again.
 * @returns their ids; undefined where nothing was stored
 */
export async function record(
  visit: Pick<CrewVisit, 'order' | 'redo'>,
  entries: readonly NewOperation[],
  photos: readonly KeptPhoto[] = [],
): Promise<readonly string[] | undefined> {
  const { order, redo } = visit
  const key = JSON.stringify([order, redo, entries])
  if (storing.has(key)) return undefined
  storing.add(key)
  const by = crewState().facts.day?.by ?? ''
  const now = serverNow().toISOString()
  const operations = entries.map(({ at, ...body }) => {
    const byHand = at && { at: at.toISOString(), pressedAt: now }
    const operation = { ...body, id: newId(), order, ...(redo && { redo }), at: now, ...byHand, by }
    return { id: operation.id, operation: operation as AnyOperation, sent: false }
  })
  const ids = operations.map(({ id }) => id)
  try {
    await save({ operations, photos }, { lastRecorded: { key: visitKey(visit), ids }, notSaved: false })
    if (entries.some(({ kind }) => kind === 'finish' || kind === 'giveUp')) closeAccess()
  } catch (problem) {
    console.error(problem)
    change({ notSaved: true, lastRecorded: undefined })
    return undefined
  } finally {
    storing.delete(key)
  }
  send()
  return ids
}

/** Whether these can be undone now; a delay only until the customer's message is sent. */
export const undoable = (operations: readonly AnyOperation[]): boolean =>
  operations.every((one) => canUndo(one, serverNow()) && (!isKind(one, 'late') || heldFor(one) > 0))

/** How long a notice that the team is late can still be taken back, in milliseconds. */
export function heldFor({ id, at }: Pick<AnyOperation, 'id' | 'at'>): number {
  const isSent = crewState().operations.some((kept) => kept.id === id && kept.sent)
  return isSent ? Date.parse(at) + lateHeldFor - serverNow().getTime() : lateHeldFor
}

/**
 * Takes back what was recorded together, the last first; with its true time, records it again (R20.5). If it is
 * too late for that, nothing is recorded and the page is drawn again.
 */
export async function undo(visit: CrewVisit, operations: readonly AnyOperation[], at?: Date) {
  if (!undoable(operations)) return void change({})
  const undoing = operations.toReversed().map(({ id }) => ({ kind: 'undo', of: id }) as const)
  const again = at ? operations.map((one) => ({ ...(one as unknown as NewOperation), at })) : []
  return await record(visit, [...undoing, ...again])
}
