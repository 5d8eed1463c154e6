import { expect, test } from 'vitest'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { purgeOrders } from '../../services/orders/purge-orders.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { readRetention } from './read-retention.ts'

test.each(engines)('%s: what is kept goes at the time that the page names, and not before (R16.11)', async (engine) => {
  const office = await openWithRosters(engine)
  const { database } = office
  await office.place()
  for (const kind of ['remarks', 'customers'] as const) {
    const read = async () => (await readRetention(database, 90))[kind]
    const { until = office.now() } = await read()
    await purgeOrders(database, until)
    expect(await read()).toMatchObject({ until })
    await purgeOrders(database, new Date(until.getTime() + 1))
    expect(await read()).toEqual({ oldest: undefined, until: undefined })
  }
})

test('the counts of a day go with the next one (R16.11)', async () => {
  const office = await openOffice()
  const { database } = office.services
  await database.insertInto('dailyCount').values({ day: '2026-11-23', key: 'a', count: 1 }).execute()
  const { dailyCounts } = await readRetention(database, 90)
  const until = dailyCounts.until ?? office.now()
  const left = () => database.selectFrom('dailyCount').select('key').execute()
  await purgeOrders(database, new Date(until.getTime() - 1))
  expect(await left()).toHaveLength(1)
  await purgeOrders(database, until)
  expect(await left()).toEqual([])
})

test('the owner alone reads what is kept, and hears on Due of a backup and a purge that failed', async () => {
  const office = await openOffice()
  const owner = await office.signedInAs('owner', 'Olga')
  const sara = await office.signedInAs('office', 'Sara')
  expect((await sara.open('/retention')).status).toBe(403)
  expect((await owner.open('/retention')).text).toContain('No backup has been made yet.')
  await recordUpkeep(office.services.database, 'backup', 'The disk is full.', office.now())
  await recordUpkeep(office.services.database, 'purge', 'The disk is still full.', office.now())
  const due = await owner.open('/')
  expect(due.text).toContain('The nightly backup failed or is late')
  expect(due.text).toContain('Deleting expired data failed or is late')
  expect((await sara.open('/')).text).not.toMatch(/backup|Deleting/)
  const { text } = await owner.open('/retention')
  for (const part of ['The disk is full.', 'The disk is still full.']) expect(text).toContain(part)
})
