import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { storeOperations } from '../../services/visits/store-operations.ts'
import type { Engine } from '../database/engines.ts'
import { date, day } from './day-sheet-of-antwerp.ts'
import { on, openWithRosters } from './open-with-rosters.ts'

/** A crew of two in Antwerp on the day of its visit, 09:00 at the office, with phones that make ids in order. */
export async function openVisit(engine: Engine, part = 'morning') {
  const office = await openWithRosters(engine)
  const { order } = await office.place(on(date, part))
  const [carl, dora] = [await office.addCrew('Carl'), await office.addCrew('Dora')]
  office.pass(21 * day - 120)
  const { database } = office
  let count = 0
  const antwerp = [{ country: 'BE', team: 'antwerp' }] as const
  return {
    ...office,
    order,
    carl,
    dora,
    /** An operation as a phone sends it. `ago`: how many minutes before now it happened. */
    operation(kind: string, { ago = 0, ...more }: Record<string, unknown> & { ago?: number } = {}) {
      count += 1
      const id = `019b1a00-0000-7000-8000-${String(count).padStart(12, '0')}`
      const at = new Date(office.now().getTime() - ago * 60_000).toISOString()
      return { id, order: order.number, at, by: carl, kind, ...more }
    },
    send: (
      operations: readonly unknown[],
      sender = carl,
      teams: readonly { country: 'BE'; team: string }[] = antwerp,
    ) => storeOperations(office.services, { sender: { id: sender }, teams, device: 'phone' }, operations, office.now()),
    async state() {
      return (await database.selectFrom('order').select('state').where('id', '=', order.id).executeTakeFirstOrThrow())
        .state
    },
    /** What came of each operation, by its kind, in order of its time. */
    async outcomes() {
      const rows = database.selectFrom('visitOperation').select(['kind', 'outcome']).orderBy('at').orderBy('id')
      return (await rows.execute()).map(({ kind, outcome }) => `${kind} ${outcome ?? '-'}`)
    },
    mails: () =>
      database
        .selectFrom('mail')
        .selectAll()
        .where('purpose', '!=', 'orderConfirmation')
        .orderBy('createdAt')
        .execute(),
    recorded: async () => (await operationsOf(database, [order.id])).get(order.id) ?? [],
  }
}
