import * as v from 'valibot'
import type { NotStored, OperationsAnswer } from '../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../domain/visits/operation.ts'
import { readOperation } from '../../domain/visits/read-operation.ts'
import { judgeOperations, type OperationsSender } from './judge-operations.ts'
import { recordOperations, type VisitServices } from './record-operations.ts'

/**
 * Stores what a phone has recorded, by id: what is there already changes nothing (R20.1, R20.4). What is about one
 * order is stored, and moves it, in one transaction; an order for which that fails does not hold up the others.
 * @param raw JSON values; what is no operation is refused
 * @returns those that are stored by now, and those that never will be; the phone sends any others again
 * @throws the error, if nothing could be stored because of one
 */
export async function storeOperations(
  services: VisitServices,
  from: OperationsSender,
  raw: readonly unknown[],
  now: Date,
): Promise<OperationsAnswer> {
  const read = raw.map((value) => ({ id: idOf(value), operation: readOperation(value, now) }))
  const operations = read.flatMap(({ operation }) => operation ?? [])
  const judge = await judgeOperations(services.database, from, operations)
  const refused: { id: string; reason: NotStored }[] = []
  const byOrder = new Map<string, AnyOperation[]>()
  for (const { id, operation } of read) {
    const judged = operation ? judge(operation) : { refused: 'malformed' as const }
    if ('refused' in judged) refused.push({ id, reason: judged.refused })
    else if (operation) byOrder.set(judged.of, [...(byOrder.get(judged.of) ?? []), operation])
  }
  const stored: string[] = []
  const failures: unknown[] = []
  for (const [orderId, ofOrder] of byOrder) {
    try {
      await recordOperations(services, { ...from, orderId }, ofOrder, now)
      stored.push(...ofOrder.map(({ id }) => id))
    } catch (err) {
      services.log.error({ err, orderId }, 'what was recorded about a visit not stored')
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
