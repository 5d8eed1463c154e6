import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import { recordByOffice } from '../../services/payments/record/record-by-office.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'

test('the office makes the month that is over, once, and downloads the same bytes ever after (R18.51)', async () => {
  const office = await openWithRosters()
  const { database } = office
  const { order } = await office.place()
  await database.updateTable('order').set({ sample: 0 }).execute()
  const by = { person: { id: 'office' }, seenDue: order.priceCents, entryId: 'cash' }
  await recordByOffice(
    database,
    order.id,
    { method: 'cash', cents: cents(1050), receipt: '=SUM(A1)' },
    by,
    office.now(),
  )
  const olga = await office.signedInAs('owner', 'Olga')
  expect((await (await olga.open('/payments')).follow('Months')).text).toContain('isn’t over yet')

  office.pass(14 * 24 * 60)
  const again = await office.signedInAs('owner', 'Otto')
  const before = await again.open('/payments/months')
  const made = await before.press('Make November 2026')
  expect([made.status, made.text]).toEqual([200, expect.stringContaining('November 2026 (ZIP)')])
  const stale = await before.press('Make November 2026')
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('isn’t over yet')])

  const download = async () => new Uint8Array(await (await again.get('/payments/months/2026-11-BE.zip')).arrayBuffer())
  const bytes = await download()
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['sales.csv', 'money.csv', 'cash.csv', 'open.csv', 'totals.csv', 'readme.txt'])
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('money.csv')).toContain(`"cash";"'=SUM(A1)";"${order.number}";10,50\r\n`)
  expect(text('sales.csv')).toContain(`"receipt";"";"";"";"";"${order.number}"`)
  expect(text('sales.csv')).toContain('"S";"21";8,68;1,82;10,50;')
  expect(text('readme.txt')).toContain('by Otto')
  office.pass(5)
  expect(await download()).toEqual(bytes)
  expect((await again.get('/payments/months/2026-12-BE.zip')).status).toBe(404)
  office.pass(60)
  const late = await again.open('/payments/months/2026-11-BE.zip')
  expect([late.status, late.text]).toEqual([403, expect.stringContaining('Confirm')])
})
