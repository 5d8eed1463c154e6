import { isDeepStrictEqual } from 'node:util'
import { mayRedo, type RedoState, redoSteps } from '../../../domain/orders/redo.ts'
import { dayHasBegun } from '../../../domain/orders/work-steps.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { type Visit, visitStart } from '../../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { RedoTable } from '../../database/tables/lead-tables.ts'
import { audit } from '../../people/audit.ts'
import { claimForOrder, releaseOrder } from '../../scheduling/order-claims.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import { lockOrder } from '../advance/advance-order.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'

/** A redo as the office wants it. `minutesOnSite`: of each person. `work`: what is done again. */
type RedoPlan = Pick<RedoTable, 'team' | 'people' | 'minutesOnSite' | 'work'> & { visit: Visit }

/** A redo of an order, and the version of it that its author has seen: 0 for a new one, whose form has made its id. */
interface SeenRedo {
  id: string
  orderId: string
  version: number
}

type By = { id: string }

/**
 * Plans a redo for a complaint, or moves one, at the same capacity as an order's visit, and mails the customer
 * (R17.46). The order's state and money stay. The same form sent twice does so once.
 * @returns `stale`: someone has changed it, or there is no work to do again; refused as `past` if the visit has begun,
 *   and as `taken` if too few people are free
 */
export async function planRedo(
  database: Database,
  seen: SeenRedo & { complaintId: string },
  { visit, ...plan }: RedoPlan,
  by: By,
  now: Date,
): Promise<Outcome<object, { visit: 'past' | 'taken' }>> {
  const { id, orderId, version } = seen
  const startsAt = visitStart(visit)
  if (startsAt <= now) return { outcome: 'refused', problems: { visit: 'past' } }
  const planning = retryingTransaction(database, async (transaction): Promise<Outcome> => {
    const row = await lockOrder(transaction, orderId)
    if (!row || !mayRedo(row.state)) return { outcome: 'stale' }
    const former = await transaction.selectFrom('redo').selectAll().where('id', '=', id).executeTakeFirst()
    const { country } = row
    const changed = { startsAt: startsAt.toISOString(), changedAt: now.toISOString(), version: version + 1 }
    const made = { id, orderId, complaintId: seen.complaintId, country, state: 'planned' as const }
    const redo = { ...made, ...plan, ...visit, ...changed }
    if (former && isDeepStrictEqual({ ...former, changedAt: redo.changedAt }, redo)) return { outcome: 'done' }
    const isAsSeen = former?.state === 'planned' && former.version === version && former.orderId === orderId
    if (former ? !isAsSeen : version > 0) return { outcome: 'stale' }
    await transaction
      .insertInto('redo')
      .values(redo)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...plan, ...visit, ...changed }))
      .execute()
    await claimForOrder(transaction, { country, team: plan.team, visit, people: plan.people, orderId: id }, now)
    await queueOrderMail(transaction, row, 'orderRedo', { redo: id, version: version + 1 }, now)
    const sides = { before: former && auditedOf(former), after: auditedOf(redo) }
    await audit(transaction, { by, action: 'planRedo', subject: `order:${orderId}`, ...sides }, now)
    return { outcome: 'done' }
  })
  return await orTaken(planning, { outcome: 'refused' as const, problems: { visit: 'taken' as const } })
}

/** What the audit trail keeps of a redo: nothing of its customer. */
const auditedOf = ({ team, date, part, people }: Pick<RedoTable, 'team' | 'date' | 'part' | 'people'>) => ({
  team,
  date,
  part,
  people,
})

/**
 * Records that a redo is done, on its day at the earliest, or is not after all, or cancels it: its people are free then
 * and the customer is mailed.
 * @returns `stale`: someone has changed it, or its day has not come
 */
export async function stepRedo(
  database: Database,
  seen: SeenRedo,
  state: RedoState,
  by: By,
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, (transaction) => stepRedoWithin(transaction, seen, state, { by }, now))
}

/**
 * Does so inside the caller's transaction.
 * @param version undefined: whatever it is now
 * @param by undefined for a customer, whose acts the office's trail does not record
 * @param at when it happened; undefined: now
 */
export async function stepRedoWithin(
  transaction: Database,
  { id, orderId, version }: Omit<SeenRedo, 'version'> & { version?: number },
  state: RedoState,
  { by, at }: { by: By | undefined; at?: Date },
  now: Date,
): Promise<Outcome> {
  const row = await lockOrder(transaction, orderId)
  const ofOrder = transaction.selectFrom('redo').selectAll().where('id', '=', id).where('orderId', '=', orderId)
  const redo = row && (await ofOrder.executeTakeFirst())
  if (!redo) return { outcome: 'stale' }
  if (redo.state === state && redo.version - 1 === (version ?? redo.version - 1)) return { outcome: 'done' }
  if (redo.version !== (version ?? redo.version) || redo.state !== redoSteps[state]) return { outcome: 'stale' }
  if (state === 'done' && !dayHasBegun(redo.date, at ?? now)) return { outcome: 'stale' }
  const changed = { state, version: redo.version + 1, changedAt: now.toISOString() }
  await transaction.updateTable('redo').set(changed).where('id', '=', id).execute()
  if (state === 'cancelled') {
    await releaseOrder(transaction, id)
    await queueOrderMail(transaction, row, 'orderRedo', { redo: id, version: changed.version }, now)
  }
  const sides = { before: { redo: redo.state }, after: { redo: state } }
  if (by) await audit(transaction, { by, action: 'stepRedo', subject: `order:${orderId}`, ...sides }, now)
  return { outcome: 'done' }
}
