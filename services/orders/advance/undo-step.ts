import * as v from 'valibot'
import { parseWorkStep, undoUntil, type WorkStep } from '../../../domain/orders/work-steps.ts'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'
import { type OrderTable, orderColumns } from '../../database/tables/order-tables.ts'
import { claimForOrder } from '../../scheduling/order-claims.ts'
import type { ChangedColumns } from '../record/order-events.ts'

/** Undoes what a step did beside its transition. @throws VisitTaken: the people are now planned elsewhere */
export async function undoWork(
  transaction: Database,
  row: OrderTable,
  now: Date,
  step: StepEvent,
): Promise<ChangedColumns> {
  if (step.kind === 'giveUp') {
    const { country, team, date, part, people, id: orderId } = row
    await claimForOrder(transaction, { country, team, visit: { date, part }, people, orderId }, now)
  }
  await deleteWaitingMails(transaction, row.id, step)
  return { state: step.before, notDoneReason: null, callBy: null }
}

/** Deletes the mails and the text message about a step, which wait until it can no longer be undone. */
async function deleteWaitingMails(transaction: Database, orderId: string, { kind, seq }: StepEvent): Promise<void> {
  const contents = [{ event: seq }, { event: seq, held: true }].map((one) => JSON.stringify(one))
  await transaction
    .deleteFrom('mail')
    .where((eb) => eb.and({ orderId, state: 'waiting' }))
    .where((eb) =>
      eb.or([
        eb('content', 'in', contents),
        ...(kind === 'inspect' ? [eb('purpose', '=', 'paymentRequest' as const)] : []),
      ]),
    )
    .execute()
}

type StepEvent = NonNullable<Awaited<ReturnType<typeof lastStep>>>

/**
 * The step that an order's last event was; undefined if it was none.
 * @param step the last of this kind instead, whatever came after it
 */
export async function lastStep(
  database: Database,
  { id, version }: Pick<OrderTable, 'id' | 'version'>,
  step?: WorkStep,
) {
  const event = await database
    .selectFrom('orderEvent')
    .select(['kind', 'personId', 'at', 'before', 'seq'])
    .where('orderId', '=', id)
    .where((eb) => (step ? eb('kind', '=', step) : eb('seq', '=', version)))
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  const kind = parseWorkStep(event?.kind)
  if (!event || !kind) return undefined
  const { state: before } = readStoredJson(v.pick(orderColumns, ['state']), event.before, `An event of ${id}`)
  return { kind, seq: event.seq, personId: event.personId, at: new Date(event.at), before }
}

/** Until when a person can undo the last step of an order; undefined if they cannot. */
export async function undoableUntil(
  database: Database,
  order: Pick<OrderTable, 'id' | 'version'>,
  personId: string,
  now: Date,
): Promise<Date | undefined> {
  const step = await lastStep(database, order)
  const until = step?.personId === personId ? undoUntil(step.at) : undefined
  return until && now < until ? until : undefined
}
