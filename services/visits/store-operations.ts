import * as v from 'valibot'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { NotStored, OperationsAnswer } from '../../domain/visits/crew-day.ts'
import { readOperation } from '../../domain/visits/read-operation.ts'
import { findOrderRow } from '../orders/record/order-rows.ts'
import { judgeOperations, type OperationsSender } from './judge-operations.ts'
import { recordOperations, type VisitServices } from './record-operations.ts'

/**
 * Stores what a phone has recorded, by id: what is there already changes nothing (R20.1, R20.4). What is about one
 * order is stored, and moves it, in one transaction; an order for which that fails does not hold up the others.
 * @param raw JSON values; anything else than an operation is refused
 * @returns those that are now stored, and those that never will be; the phone sends any others again
 * @throws the error, if nothing could be stored because of one
 */
export async function storeOperations(
  services: VisitServices,
  from: OperationsSender,
  raw: readonly unknown[],
  now: Date,
): Promise<OperationsAnswer> {
  const read = raw.map((value) => ({ id: idOf(value), operation: readOperation(value, now) }))
  const stored: string[] = []
  const refused: { id: string; reason: NotStored }[] = read
    .filter(({ operation }) => !operation)
    .map(({ id }) => ({ id, reason: 'malformed' }))
  const failures: unknown[] = []
  const operations = read.flatMap(({ operation }) => operation ?? [])
  for (const [order, ofOrder] of Map.groupBy(operations, (one) => parseOrderNumber(one.order) ?? '')) {
    try {
      const row = await findOrderRow(services.database, order)
      const judge = row && (await judgeOperations(services.database, from, row, ofOrder))
      const judged = Map.groupBy(ofOrder, (one) => (judge ? judge(one) : 'malformed'))
      const good = judged.get(undefined) ?? []
      if (row && good.length > 0) await recordOperations(services, { ...from, orderId: row.id }, good, now)
      for (const [reason, some] of judged)
        if (reason) refused.push(...some.map(({ id }) => ({ id, reason })))
        else stored.push(...some.map(({ id }) => id))
    } catch (err) {
      services.log.error({ err, order }, 'what was recorded about a visit not stored')
      failures.push(err)
    }
  }
  if (failures.length > 0 && stored.length === 0) throw failures[0]
  return { stored, refused, now: now.toISOString() }
}

/** The id that a value gives itself, to name it in the answer. */
const idOf = (value: unknown): string => {
  const { success, output } = v.safeParse(v.object({ id: v.pipe(v.string(), v.maxLength(100)) }), value)
  return success ? output.id : ''
}
