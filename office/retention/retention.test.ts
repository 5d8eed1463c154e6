import { expect, test } from 'vitest'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { purgeOrders } from '../../services/orders/purge-orders.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { readRetention } from './read-retention.ts'

test.each(engines)('%s: what is kept goes at the time that the page names, and not before (R16.11)', async (engine) => {
  const office = await openOffice(engine)
  await office.openRosters()
  const { database, orders } = office.services
  if (!orders.en) throw new Error('no tariff')
  await placedOrder(orders.en)
  const kept = async () => new Map((await readRetention(database, 90)).map((row) => [row.kind, row]))
  for (const kind of ['remarks', 'customers'] as const) {
    const { rows, until = office.now() } = (await kept()).get(kind) ?? { rows: 0 }
    expect([kind, rows]).toEqual([kind, 1])
    await purgeOrders(database, until)
    expect((await kept()).get(kind)?.rows).toBe(1)
    await purgeOrders(database, new Date(until.getTime() + 1))
    expect((await kept()).get(kind)).toMatchObject({ rows: 0, until: undefined })
  }
})

test('the owner alone reads what is kept, and hears on Due of a backup that failed', async () => {
  const office = await openOffice()
  const owner = await office.signedIn(await office.addPerson('owner', 'Olga'))
  const sara = await office.signedIn(await office.addPerson('office', 'Sara'))
  expect((await sara.open('/retention')).status).toBe(403)
  expect((await owner.open('/retention')).text).toContain('No backup has been made yet.')
  await recordUpkeep(office.services.database, 'backup', 'The disk is full.', office.now())
  const due = await owner.open('/')
  expect(due.text).toContain('The nightly backup failed or is late')
  expect((await sara.open('/')).text).not.toContain('backup')
  expect((await owner.open('/retention')).text).toContain('The disk is full.')
})
