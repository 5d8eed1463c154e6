import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { notices } from '#copy/order/notices.ts'
import { missingAccess } from '../../../copy/format/missing-access.ts'
import { engines } from '../../../testing/database/engines.ts'
import { mail } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  order as placed,
  readyDraft,
  typedDetails,
} from '../../../testing/orders/place-through-draft.ts'
import { changeDetails } from '../change/change-details.ts'
import { saveDetails, startDraft } from '../draft/order-drafts.ts'
import { composeTextMessage } from '../mail/compose-notice.ts'
import { remindVisits } from '../notices/remind-visits.ts'
import { orderOf } from '../record/order-rows.ts'
import { isAccessKnown, readCustomerNote, storeCustomerNote, withSealedNote } from './access-notes.ts'

const noKeys = { databaseUrl: 'postgres://x', office: { keys: undefined } }
const note = 'Box beside the door, 4711'
const absent = { ...typedDetails, presence: 'absent', access: 'key-box', accessNote: note }

test.each(engines)(
  'a note about how to get in is sealed as soon as it is sent, and opens for its order (R16.35), on %s',
  async (engine) => {
    const services = await openOrders(engine)
    const { database, settings } = services
    const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), absent), 'done')
    const { order } = await placed(services, draft)
    const stored = await database.selectFrom('order').select(['access', 'presence']).executeTakeFirst()
    expect(stored).toEqual({ access: 'key-box', presence: 'absent' })
    expect(await readCustomerNote(database, settings, order.id)).toBe(note)
    for (const table of ['draft', 'order', 'orderEvent', 'orderAccess', 'orderWord', 'mail'] as const)
      expect(JSON.stringify(await database.selectFrom(table).selectAll().execute()), table).not.toContain('Box beside')

    const given = withSealedNote(settings, { ...absent, access: 'neighbour', accessNote: 'Number 12' })
    const change = (keys: Parameters<typeof storeCustomerNote>[1]) =>
      changeDetails(services, order, given, {
        ...{ actor: 'customer', version: order.version },
        storeNote: (transaction, sealed, now) => storeCustomerNote(transaction, keys, order.id, sealed, now),
      })
    expect(await change(noKeys), 'all or nothing').toMatchObject({ problems: { accessNote: 'unknown' } })
    expect(await change(settings)).toMatchObject({ outcome: 'done' })
    const now = orderOf(await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()).order
    expect(now.access).toBe('neighbour')
    expect(await isAccessKnown(database, now)).toBe(true)
    expect(await readCustomerNote(database, settings, order.id)).toBe('Number 12')
    const home = { ...absent, presence: 'present', accessNote: '' }
    await changeDetails(services, now, home, { actor: 'customer', version: now.version })
    expect((await database.selectFrom('order').select('access').executeTakeFirst())?.access).toBeNull()
  },
)

test('a note that cannot be sealed is refused, and one that is not typed again stays', async () => {
  const services = await openOrders()
  const draft = await readyDraft(services)
  const first = await saveDetails(services, draft, absent)
  const second = await saveDetails(services, draft, { ...absent, accessNote: '' })
  const { sealedNote } = first.draft.details
  expect([first.outcome, second.outcome, second.draft.details.sealedNote]).toEqual(['done', 'done', sealedNote])
  expectOutcome(await startDraft(services, draft.home, 'me', { details: second.draft.details }), 'done')
  const drafts = await services.database.selectFrom('draft').select('details').execute()
  expect(drafts.map(({ details }) => JSON.parse(details).sealedNote)).toEqual([sealedNote, sealedNote])
  const long = await saveDetails(services, draft, { ...absent, accessNote: 'x'.repeat(1001) })
  expect(long).toMatchObject({ outcome: 'refused', problems: { accessNote: 'tooLong' } })
  const keyless = { ...services, settings: { ...services.settings, ...noKeys } }
  expect(await saveDetails(keyless, draft, absent)).toMatchObject({ problems: { accessNote: 'unknown' } })
})

test('a sealed note that a visitor sends is not taken as one', () => {
  expect(withSealedNote(noKeys, { ...typedDetails, sealedNote: 'of another draft' })).toEqual(typedDetails)
})

test('a key box without a place is asked about on the page, in the mail and in the reminder until it is known', async () => {
  const services = await openOrders()
  const { database, settings, time } = services
  const { accessNote: _, ...silent } = absent
  const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), silent), 'done')
  const { order } = await placed(services, draft)
  expect(await isAccessKnown(database, order)).toBe(false)
  const missing = missingAccess('key-box')
  expect((await mail(services, 'orderConfirmation')).text).toContain(missing)
  time.now = new Date(order.startsAt.getTime() - 14 * 3_600_000)
  await remindVisits(services, language)
  const [reminder] = await database.selectFrom('mail').selectAll().where('purpose', '=', 'visitReminder').execute()
  const textOf = async () =>
    reminder && (await composeTextMessage({ database, orderSiteUrl: 'https://o.example' }, reminder))
  const asks = notices.accessMissing.text.split('. ')[1]?.split('{')[0] ?? ''
  expect((await textOf())?.message.text).toContain(asks)
  const sealed = withSealedNote(settings, absent).sealedNote
  await storeCustomerNote(database, settings, order.id, String(sealed), time.now)
  expect(await isAccessKnown(database, order)).toBe(true)
  expect((await textOf())?.message.text).not.toContain(asks)
  expect((await mail(services, 'orderConfirmation')).text).not.toContain(missing)
})
