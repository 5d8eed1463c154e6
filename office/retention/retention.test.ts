import { expect, test } from 'vitest'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { customerColumnsOfBank } from '../../services/database/tables/bank-tables.ts'
import { customerColumnsOfLeads } from '../../services/database/tables/lead-tables.ts'
import { customerColumnsOfMessages } from '../../services/database/tables/message-tables.ts'
import { customerColumnsOfOnlinePayments } from '../../services/database/tables/online-payment-tables.ts'
import { customerColumnsOfOrders } from '../../services/database/tables/order-tables.ts'
import { customerColumnsOfPayments } from '../../services/database/tables/payment-tables.ts'
import { customerColumnsOfPeople } from '../../services/database/tables/people-tables.ts'
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
  for (const kind of ['remarks', 'customers'] as const) {
    const read = async () => (await readRetention(database, 90))[kind]
    const { until = office.now() } = await read()
    await purgeOrders(database, until)
    expect(await read()).toMatchObject({ until })
    await purgeOrders(database, new Date(until.getTime() + 1))
    expect(await read()).toEqual({ oldest: undefined, until: undefined })
  }
})

/** The kind on the page of each table with personal data of customers. */
const shownAs: Readonly<Record<string, keyof Awaited<ReturnType<typeof readRetention>>>> = {
  ...{ submission: 'oldMessages', lead: 'oldMessages', leadWord: 'oldMessages', leadEvent: 'oldMessages' },
  ...{ leadDraft: 'oldMessages', mail: 'otherMails', draft: 'drafts', orderPerson: 'customers' },
  ...{ orderWord: 'customers', orderNote: 'customers', orderDetailChange: 'customers', orderAccess: 'access' },
  ...{ withdrawal: 'withdrawals', emailChange: 'emailChanges', dailyCount: 'dailyCounts', bankPart: 'bankNames' },
  audit: 'auditDetails',
}

test('every table with personal data is on the page, and the counts of a day go with the next one (R16.11)', async () => {
  const office = await openOffice()
  const { database } = office.services
  const columns: Readonly<Record<string, readonly string[]>> = {
    ...{ ...customerColumnsOfLeads, ...customerColumnsOfMessages, ...customerColumnsOfOnlinePayments },
    ...{ ...customerColumnsOfBank, ...customerColumnsOfOrders, ...customerColumnsOfPayments },
    ...customerColumnsOfPeople,
  }
  const personal = Object.keys(columns).filter((table) => columns[table]?.length)
  expect(Object.keys(shownAs).sort()).toEqual(personal.sort())
  await database.insertInto('dailyCount').values({ day: '2026-11-23', key: 'a', count: 1 }).execute()
  const { dailyCounts, ...others } = await readRetention(database, 90)
  expect(Object.keys({ dailyCounts, ...others })).toEqual(expect.arrayContaining(Object.values(shownAs)))
  const until = dailyCounts.until ?? office.now()
  const left = () => database.selectFrom('dailyCount').select('key').execute()
  await purgeOrders(database, new Date(until.getTime() - 1))
  expect(await left()).toHaveLength(1)
  await purgeOrders(database, until)
  expect(await left()).toEqual([])
})

test('the owner alone reads what is kept, and hears on Due of a backup and a purge that failed', async () => {
  const office = await openOffice()
  const owner = await office.signedIn(await office.addPerson('owner', 'Olga'))
  const sara = await office.signedIn(await office.addPerson('office', 'Sara'))
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
