import type { BankFile, BankStatement } from '../../services/payments/bank/bank-statement.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { type DoubtfulLine, listUnmatched } from '../../services/payments/bank/list-bank-lines.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import { type engines, freshDatabase } from '../database/engines.ts'
import { orderServices, sampleTariff } from '../orders/open-order-services.ts'
import { placedOrder } from '../orders/place-through-draft.ts'
import { bankFile } from './bank-statements.ts'

export const person = { id: 'office' }

/** An order service with two orders, and what imports statements of the bank and reads what became of them. */
export async function openBank(engine: (typeof engines)[number] = 'sqlite') {
  const services = await orderServices(await freshDatabase(engine), sampleTariff('BE'))
  const { database, clock } = services
  const [one, other] = [(await placedOrder(services)).order, (await placedOrder(services)).order]
  const referenceOf = async (order: typeof one) => (await readPayments(database, order)).reference
  const take = async (file: BankFile) => {
    const result = await importBankFile(database, file, person, clock())
    if (result.outcome === 'before') return 'before'
    const { paid, waits, out, known } = result
    return { paid, waits, out, known }
  }
  const paidFor = async (order: typeof one) => (await readPayments(database, order)).balance.paid
  const tell = ({ line: { bookingId }, twinId }: DoubtfulLine, isSame: boolean) =>
    decideTwin(database, { bookingId, twinId, isSame }, person, clock())
  const waiting = async () => (await listUnmatched(database)).rows.map((line): number => line.cents)
  return {
    services,
    database,
    clock,
    one,
    other,
    take,
    paidFor,
    waiting,
    tell,
    reference: await referenceOf(one),
    otherReference: await referenceOf(other),
    takeStatement: (statement: BankStatement) => take(bankFile(statement)),
  }
}
