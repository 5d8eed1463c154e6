import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { anotherHandle } from '../../testing/backup/filled-file.ts'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { backUp } from './back-up.ts'
import { drill } from './drill.ts'
import { readUpkeep, recordUpkeep } from './upkeep.ts'

const now = new Date('2026-11-25T04:00:00.000Z')
const hour = 3_600_000

test('a drill restores the newest backup elsewhere, and says what in it does not agree', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const path = url.slice('sqlite:'.length)
  const { order } = await placedOrder(await orderServices(anotherConnection(url), sampleTariff('BE')))
  const folder = join(dirname(path), 'backups')
  mkdirSync(folder)
  await expect(drill(folder, now)).rejects.toThrow(`There is no backup at ${folder}.`)

  const [older, newer] = [join(folder, '1.db'), join(folder, '2.db')]
  await backUp(path, older)
  await backUp(path, newer)
  utimesSync(older, now, new Date(now.getTime() - 24 * hour))
  expect(await drill(folder, now)).toEqual({ backup: newer, visits: 1, auditEntries: 0, faults: [] })

  expect(readdirSync(folder).sort()).toEqual(['1.db', '2.db'])

  const spoilt = anotherHandle(newer)
  spoilt.exec('delete from "claim"')
  spoilt.close()
  expect((await drill(folder, now)).faults).toEqual([`${order.id} is ordered but has no claim.`])
  expect((await drill(older, now)).faults).toEqual([])

  writeFileSync(newer, 'not a database')
  await expect(drill(folder, now)).rejects.toThrow(`${newer} is not a SQLite database`)
})

test.each(engines)(
  '%s: a backup is late after 26 hours, a drill after 8 days, and a failure at once',
  async (engine) => {
    const database = await freshDatabase(engine)
    const later = (hours: number) => new Date(now.getTime() + hours * hour)
    const due = async (at: Date) => (await readUpkeep(database, at)).map(({ name, due }) => [name, due])
    expect(await due(now)).toEqual([])
    await recordUpkeep(database, 'backup', undefined, now)
    await recordUpkeep(database, 'drill', undefined, now)
    expect(await due(later(26))).toEqual([
      ['backup', undefined],
      ['drill', undefined],
    ])
    expect(await due(later(8 * 24 + 1))).toEqual([
      ['backup', later(26)],
      ['drill', later(8 * 24)],
    ])
    await recordUpkeep(database, 'backup', 'The disk is full.', later(1))
    expect((await readUpkeep(database, later(1)))[0]).toMatchObject({ problem: 'The disk is full.', due: later(1) })
    await recordUpkeep(database, 'backup', undefined, later(2))
    expect((await due(later(2)))[0]).toEqual(['backup', undefined])
  },
)
