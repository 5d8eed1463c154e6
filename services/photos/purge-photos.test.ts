import { hash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photoDays } from '../../domain/orders/retention.ts'
import { inOrder } from '../../domain/visits/fold-visit.ts'
import { engines } from '../../testing/database/engines.ts'
import { day } from '../../testing/office/day-sheet-of-antwerp.ts'
import { openVisit } from '../../testing/office/open-visit.ts'
import { forgetPerson, purgeOrders } from '../orders/purge-orders.ts'
import { operationsOf } from '../orders/record/operations-of.ts'
import { photosOf, storePhoto } from './visit-photos.ts'

/** A photo as it is stored. */
async function store({ database, carl, now }: Awaited<ReturnType<typeof openVisit>>, sha256: string) {
  const given = { sha256, bytes: Buffer.from('x'), width: 1, height: 1, personId: carl, removedAt: null }
  const inserting = database.insertInto('photo').values({ ...given, receivedAt: now().toISOString() })
  await inserting.execute()
}

it.each(engines)(
  'photos go on %s after their days, once no complaint about the order is open (R20.16)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { database, operation, send, order } = visit
    const [ofOrder, ofNone] = ['a'.repeat(64), 'b'.repeat(64)]
    await store(visit, ofOrder)
    await store(visit, ofNone)
    await send([operation('photo', { sha256: ofOrder })])
    const at = visit.now().toISOString()
    const complaint = { id: crypto.randomUUID(), orderId: order.id, leadId: null, receivedAt: at, decideBy: at }
    await database
      .insertInto('complaint')
      .values({ ...complaint, decidedAt: null, decision: null })
      .execute()
    const left = async () => (await database.selectFrom('photo').select('sha256').execute()).map(({ sha256 }) => sha256)
    visit.pass(photoDays * day)
    await purgeOrders(database, visit.now())
    expect(await left()).toHaveLength(2)
    visit.pass(1)
    await purgeOrders(database, visit.now())
    expect(await left(), 'the complaint is open').toEqual([ofOrder])
    await database.updateTable('complaint').set({ decidedAt: at }).execute()
    await purgeOrders(database, visit.now())
    expect(await left()).toEqual([])
  },
)

it.each(engines)(
  'photos that the crew took back, or whose customer wants none, are gone on %s, also those that arrive later (R20.16)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { database, operation, send, carl, order } = visit
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8ad9bc' } })
      .jpeg()
      .toBuffer()
    const [sha256, ofDamage] = [hash('sha256', bytes), 'a'.repeat(64)]
    await store(visit, ofDamage)
    const [one, damage] = [operation('photo', { sha256 }), operation('damage', { hurt: false })]
    const needed = operation('photo', { sha256: ofDamage, damage: damage.id })
    await send([one, damage, needed, operation('undo', { of: one.id }), operation('undo', { of: needed.id })])
    await storePhoto(database, { sha256, bytes, personId: carl }, visit.now())
    const photos = async () => [...(await photosOf(database, order.id)).keys()]
    expect(await photos()).toEqual([ofDamage])
    visit.pass(2)
    const news = await operationsOf(database, [order.id], visit.now())
    expect([...news.values()].flat().find(({ id }) => id === one.id)?.outcome, 'phones hear of it').toBe('removed')
    await database.updateTable('order').set({ noPhotos: 1 }).execute()
    await send([operation('photo', { sha256: ofDamage })])
    expect(await photos()).toEqual([])
  },
)

it.each(engines)(
  'who is forgotten leaves no photo and nothing that was recorded on %s, nor what comes later (R17.27)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { database, operation, send, order } = visit
    const sha256 = 'a'.repeat(64)
    await store(visit, sha256)
    const note = operation('note', { text: 'Ada was in' })
    await send([operation('photo', { sha256 }), note])
    await database.deleteFrom('charge').execute()
    expect(await forgetPerson(database, order.id)).toEqual({ outcome: 'done' })
    expect(await database.selectFrom('photo').selectAll().execute()).toEqual([])
    expect(await visit.recorded()).toEqual([])
    await send([note, operation('photo', { sha256 })])
    expect(inOrder(await visit.recorded())).toMatchObject([{ id: note.id, text: '' }, { outcome: 'removed' }])
  },
)
