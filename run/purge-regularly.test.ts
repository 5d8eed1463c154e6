import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, test } from 'vitest'
import { readRetention } from '../office/retention/read-retention.ts'
import { acceptSubmission } from '../services/contact/accept-submission.ts'
import { byCustomer } from '../services/orders/advance/advance-order.ts'
import { changeDetails } from '../services/orders/change/change-details.ts'
import { countToday } from '../services/orders/confirm/daily-count.ts'
import { requestLinks } from '../services/orders/mail/request-links.ts'
import { planRedo } from '../services/orders/redo/plan-redo.ts'
import { receiveWithdrawal } from '../services/orders/withdraw/withdraw-order.ts'
import { importBankFile } from '../services/payments/bank/import-bank-file.ts'
import { storeOperations } from '../services/visits/store-operations.ts'
import { engines } from '../testing/database/engines.ts'
import { request, submission } from '../testing/mail/fixtures.ts'
import { openWithRosters } from '../testing/office/open-with-rosters.ts'
import { expectOutcome, readyDraft, typedDetails } from '../testing/orders/place-through-draft.ts'
import { bankBooking, bankFile, bankStatement } from '../testing/payments/bank-statements.ts'
import { purgeAll } from './purge-regularly.ts'

/**
 * The columns that hold something about a customer or visitor, and so have to be empty after the longest term (R16.11),
 * by the kind of data that the office's page of retention calls them. Not among them: people of the office, who stay,
 * reviews, which Google publishes, and invoices, which tax law keeps whole (R18.42).
 */
const personal = {
  oldMessages: {
    submission: ['payload', 'bodyHash'],
    lead: ['uncovered'],
    leadWord: ['word'],
    leadEvent: ['text'],
    leadDraft: ['text'],
  },
  otherMails: { mail: ['recipient', 'receiptSlot', 'lastError'] },
  drafts: { draft: ['zipCode', 'home', 'details'] },
  customers: {
    orderPerson: ['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'houseNumber', 'city', 'remark'],
    orderWord: ['word'],
    orderNote: ['text'],
    orderDetailChange: ['before', 'after'],
    redo: ['work'],
    complaint: ['answer'],
    visitOperation: ['body'],
  },
  access: { orderAccess: ['sealed'] },
  photos: { photo: ['bytes'] },
  withdrawals: { withdrawal: ['name', 'email', 'contract'] },
  emailChanges: { emailChange: ['email'] },
  dailyCounts: { dailyCount: ['key'] },
  bankNames: { bankPart: ['name', 'counterIban', 'text'] },
  auditDetails: { audit: ['details'] },
}
const customerColumns: Record<string, readonly string[]> = Object.assign({}, ...Object.values(personal))

/** The tables without any, so that a new one is thought about. */
const impersonal = `absence accountMonth alarm auditHead bankBooking bankListing bankStatement challenge change
  changeCounter charge claim confirmation invitation invoice invoiceCounter invoicing lastWrite lateReminder
  lease monthSale order orderConsent orderEvent page pageDraft pageRedirect pageTwin pageVersion passkey payment
  paymentAttempt paymentFetch paymentRequest person personTeam picture publication recoveryCode refund review reviewNote reviewSync
  rosterPattern session slot smallerPicture statistics tariffArchive tariffVersion upkeep withheldReview`

/** Texts that only a person who was here could have left. */
const marker = /\bada\b|\bada@|lovelace|zelda|0470\s?12|meir\b|bell is broken|third stone/i
const day = 24 * 60

test.each(engines)('on %s, nothing of a person is left anywhere after the longest term (R16.11)', async (engine) => {
  const office = await openWithRosters(engine)
  const { database, orders } = office
  office.services.settings.office.keys = 'ab'.repeat(32)
  const { order } = await office.place()
  const corrected = { ...typedDetails, street: 'Zelda Street', email: 'zelda@visitor.example' }
  await changeDetails(orders, order, corrected, { ...byCustomer, version: 1 })
  await readyDraft(orders)
  const about = { name: 'Ada Lovelace', email: 'ada@visitor.example' }
  await receiveWithdrawal(orders, { ...about, contract: order.number }, 'a')
  await receiveWithdrawal(orders, { ...about, contract: 'The home of Zelda' }, 'b')
  await requestLinks(orders, about.email, 'c')
  const given = { firstName: 'Zelda', lastName: 'Lovelace' }
  const message = submission({ request: request(given) })
  const accepted = expectOutcome(await acceptSubmission(database, message, office.now()), 'done')
  const personId = await office.addPerson('owner', 'Olga')
  const olga = await office.signedIn(personId)
  const lead = `/leads/${accepted.id}`
  await olga.post(lead, { do: 'note', version: '1', entry: randomUUID(), text: 'Zelda called.' })
  await olga.post(`/orders/${order.number}`, { do: 'note', entry: randomUUID(), text: 'Zelda is her sister.' })
  const access = { access: 'Key below the third stone', parking: '' }
  await olga.post(`/orders/${order.number}/access`, { do: 'save', version: '0', ...access })
  await olga.post(`/orders/${order.number}`, { do: 'complaint', entry: randomUUID() })
  const { id: complaintId } = await database.selectFrom('complaint').select('id').executeTakeFirstOrThrow()
  await database.updateTable('complaint').set({ answer: 'Sorry, Ada.' }).execute()
  await database.updateTable('order').set({ state: 'done' }).execute()
  const redo = {
    team: order.team,
    visit: { date: '2026-12-21', part: 'morning' },
    people: 1,
    minutesOnSite: 60,
  } as const
  const seen = { id: 'redo', orderId: order.id, complaintId, version: 0 }
  await planRedo(database, seen, { ...redo, work: 'Zelda’s oven' }, { id: personId }, office.now())
  const photo = { width: 1, height: 1, personId, receivedAt: office.now().toISOString(), removedAt: null }
  await database
    .insertInto('photo')
    .values({ ...photo, sha256: 'a'.repeat(64), bytes: Buffer.from('Ada') })
    .execute()
  const note = { id: crypto.randomUUID(), order: order.number, at: photo.receivedAt, by: personId, kind: 'note' }
  const from = { sender: { id: personId }, teams: undefined, device: 'phone' }
  await storeOperations(office.services, from, [{ ...note, text: 'Ada was in.' }], office.now())
  await database.updateTable('lead').set({ uncovered: '1791 TX' }).execute()
  const draft = { leadId: accepted.id, personId, text: 'Dear Zelda', version: 1 }
  await database.insertInto('leadDraft').values(draft).execute()
  await database.updateTable('mail').set({ state: 'failed', lastError: '550 <ada@visitor.example>' }).execute()
  await database.updateTable('mail').set({ state: 'waiting' }).where('purpose', '=', 'orderLinks').execute()

  await countToday(database, 'order of mailbox ada@visitor.example', office.now())
  const line = bankBooking(100, { part: { texts: ['For the home of Ada Lovelace'] } })
  await importBankFile(database, bankFile(bankStatement([line])), undefined, office.now())

  const tables = await database.introspection.getTables()
  const known = [...Object.keys(customerColumns), ...impersonal.split(/\s+/)]
  expect(tables.map(({ name }) => name).sort()).toEqual(known.sort())
  expect(Object.keys(await readRetention(database, 90))).toEqual(expect.arrayContaining(Object.keys(personal)))
  const rowsOf = (table: string) =>
    database
      .selectFrom(table as 'order')
      .selectAll()
      .execute() as Promise<Record<string, unknown>[]>
  const unmarked: string[] = []
  const unused: string[] = []
  for (const { name, columns } of tables) {
    const rows = await rowsOf(name)
    for (const { name: column } of columns) {
      const isMarked = customerColumns[name]?.includes(column) ?? false
      const values = rows.map((row) => textOf(row[column]))
      if (!isMarked && name !== 'person' && values.some((value) => marker.test(value)))
        unmarked.push(`${name}.${column}`)
      if (isMarked && values.every((value) => value === '')) unused.push(`${name}.${column}`)
    }
  }
  expect(unmarked, 'name these above').toEqual([])
  expect(unused, 'nothing below would be tested about these').toEqual([])

  const { settings } = office.services
  const purge = () => purgeAll({ database, settings, clock: office.now, log: pino({ level: 'silent' }) })
  await purge()
  office.pass(731 * day + 120 * day)
  const before = await rowsOf('orderPerson')
  await purge()
  expect(await rowsOf('orderPerson'), 'a clock that has jumped erases nobody (R16.20)').toEqual(before)
  const later = await office.signedIn(personId)
  expect((await later.open('/')).text).toContain('Deleting expired data failed or is late')
  await (await later.open('/retention')).press('The clock is right')
  await purge()
  for (const [table, columns] of Object.entries(customerColumns)) {
    for (const row of columns.length > 0 ? await rowsOf(table) : []) {
      if (table === 'audit' && ['personal data', 'clock'].includes(String(row.subject))) continue
      expect(Object.fromEntries(columns.map((column) => [column, textOf(row[column])])), table).toEqual(
        Object.fromEntries(columns.map((column) => [column, ''])),
      )
    }
  }
  expect(await database.selectFrom('order').select('id').execute(), 'what the books need').toHaveLength(1)
})

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Buffer.isBuffer(value) ? value.toString() : String(value)
