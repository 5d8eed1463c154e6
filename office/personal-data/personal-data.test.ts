import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { officeWords } from '../../copy/office/words.ts'
import { negateCents } from '../../domain/money/cents.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { requestLinks } from '../../services/orders/mail/request-links.ts'
import { receiveWithdrawal } from '../../services/orders/withdraw/withdraw-order.ts'
import { issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { correctCharge, recordRefund } from '../../services/payments/record/record-by-office.ts'
import { audit, verifyAudit } from '../../services/people/audit.ts'
import { replaceReviews } from '../../services/reviews/replace-reviews.ts'
import { engines } from '../../testing/database/engines.ts'
import { wholeDatabase } from '../../testing/database/whole-database.ts'
import { type Office, openOffice } from '../../testing/office/open-office.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { expectOutcome, placedOrder, readyDraft, typedDetails } from '../../testing/orders/place-through-draft.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'
import { changeLead } from '../leads/change-lead.ts'

const { firstName, lastName, email, phoneNumber } = typedDetails
const ada = { firstName, lastName, email, phoneNumber }

/** An office that knows Ada in every way that a visitor can become known. */
async function officeWithAda(office: Office) {
  const { database } = office.services
  const orders = await orderServices(database, sampleTariff('BE'), office.now())
  const message = { language: 'en' as const, suspectedSpam: false }
  const remark = 'Lovelace again: call my sister at Meir 2.'
  const sent = await acceptSubmission(
    database,
    { ...message, request: { kind: 'contact', ...ada, email: 'ADA@visitor.example', remark } },
    office.now(),
  )
  const { id } = expectOutcome(sent, 'done')
  const other = {
    kind: 'contact' as const,
    ...ada,
    firstName: 'Grace',
    email: 'grace@visitor.example',
    remark: 'Hello',
  }
  await acceptSubmission(database, { ...message, request: other }, office.now())
  const person = { id: await office.addPerson('office', 'Kim') }
  for (const change of [
    { kind: 'note' as const, text: 'Ada Lovelace sounded upset.', entry: randomUUID() },
    { kind: 'reply' as const, text: 'Dear Ms Lovelace', entry: randomUUID(), to: 'done' as const, draft: 0 },
  ]) {
    const version = change.kind === 'note' ? 0 : 1
    expect(await changeLead(database, { id, person, version, change }, office.now())).toEqual({ outcome: 'done' })
  }
  const order = await placedOrder(orders)
  const before = { street: 'Meir' }
  await retryingTransaction(database, async (transaction) => {
    const subject = `order:${order.order.id}`
    await audit(transaction, { by: person, action: 'changeLead', subject, before }, office.now())
  })
  await readyDraft(orders)
  await requestLinks(orders, email, 'her address')
  const name = `${firstName} ${lastName}`
  await receiveWithdrawal(orders, { name, email, contract: 'I don’t know which' }, 'her address')
  const review = { reviewId: 'r1', starRatingNumber: 5, displayName: name, commentEN: 'Lovely', commentNL: 'Fijn' }
  const plain = { translatedLanguage: null, originalComment: '', reply: '', lastUpdatedAt: office.now().toISOString() }
  await retryingTransaction(database, async (transaction) => {
    const collection = { reviews: [{ ...review, ...plain }], unratedCount: 0, statistics: undefined }
    await replaceReviews(transaction, collection, office.now())
  })
  return { orders, order }
}

const words = officeWords.en
const refsIn = (html: string) => [...html.matchAll(/name="ref"[^>]*value="([^"]+)"/g)].map(([, ref = '']) => ref)
const kindsIn = (html: string) => refsIn(html).map((ref) => ref.split(':')[0])
const tickedIn = (html: string) => html.match(/<input[^>]*name="ref"[^>]*checked/g) ?? []

it.each(engines)(
  'on %s, finds, exports and forgets everything about a person (R17.26, R17.27), and nothing by another’s name',
  async (engine) => {
    const office = await openOffice(engine)
    const { database } = office.services
    const { orders, order } = await officeWithAda(office)
    const browser = await office.signedInAs('owner', 'Owner')
    const send = (path: string, who: string, refs: string[] = []) =>
      browser.post(path, [['who', who], ...refs.map((ref): [string, string] => ['ref', ref])])

    const found = await (await send('/personal-data', 'ada@VISITOR.example')).text()
    expect(kindsIn(found).sort()).toEqual(['draft', 'lead', 'mail', 'order', 'withdrawal'])
    expect(found).toContain(order.order.number)
    expect(tickedIn(found)).toHaveLength(5)
    const byName = await (await send('/personal-data', 'lovelace')).text()
    expect(kindsIn(byName).sort()).toEqual(['draft', 'lead', 'lead', 'order', 'review', 'withdrawal'])
    expect(tickedIn(byName)).toHaveLength(0)
    expect(kindsIn(await (await send('/personal-data', '+32 470 12 34 56')).text())).toContain('order')
    expect((await send('/personal-data', ' ')).status).toBe(422)

    expect((await send('/personal-data/export', email)).status).toBe(422)
    const file = await send('/personal-data/export', email, refsIn(found))
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-2026-11-23.json"$/)
    const exported = await file.text()
    for (const part of ['Meir', 'sounded upset', 'Dear Ms Lovelace', 'The bell is broken.', 'I don’t know which'])
      expect(exported).toContain(part)
    const { secret } = await database.selectFrom('order').select('secret').executeTakeFirstOrThrow()
    const { id: draftId } = await database
      .selectFrom('draft')
      .select('id')
      .where('orderId', 'is', null)
      .executeTakeFirstOrThrow()
    expect(exported).not.toContain(secret)
    expect(exported).not.toContain(draftId)
    expect(exported).not.toContain('grace')

    expect((await send('/personal-data/forget', 'nobody@visitor.example', refsIn(found).slice(0, 1))).status).toBe(422)
    expect(refsIn(await (await send('/personal-data', email)).text())).toEqual(refsIn(found))
    const first = await (await send('/personal-data/forget', email, refsIn(found))).text()
    expect(first).toContain(words.personalData.outcomes.open)
    expect(kindsIn(first).sort()).toEqual(['order', 'withdrawal'])

    await cancelOrder(orders, order.order.id, undefined, { actor: 'office', waiveFee: true })
    await database.updateTable('withdrawal').set({ settledAt: office.now().toISOString() }).execute()
    const { id: orderId } = order.order
    await payOrder(database, orderId, 500, office.now())
    expect(kindsIn(await (await send('/personal-data/forget', email, [`order:${orderId}`])).text())).toContain('order')
    const refund = await database.selectFrom('refund').select('id').executeTakeFirstOrThrow()
    await recordRefund(database, refund.id, 'cash', { id: crypto.randomUUID() }, office.now())
    const second = await (await send('/personal-data/forget', email, refsIn(found))).text()
    expect(second).toContain(words.personalData.outcomes.withoutPerson)
    expect(refsIn(second)).toEqual([])
    // A note that came later would not be deleted with the customer's data.
    const noted = await browser.post(`/orders/${order.order.number}`, {
      do: 'note',
      entry: randomUUID(),
      text: 'Ada Lovelace rang.',
    })
    expect([noted.status, await noted.text()]).toEqual([422, expect.stringContaining(words.orders.problems.forgotten)])
    const review = await (await send('/personal-data/forget', 'Ada Lovelace', ['review:r1'])).text()
    expect(review).toContain(words.personalData.outcomes.withheld)

    const grace = await database.selectFrom('submission').selectAll().execute()
    expect(grace).toHaveLength(1)
    expect(grace[0]?.payload).toContain('grace@')
    await database.deleteFrom('submission').execute()
    expect(await wholeDatabase(database)).not.toMatch(/\bada@|lovelace|\bmeir\b|0470123456|bell is broken/i)
    expect(await database.selectFrom('order').selectAll().execute()).toHaveLength(1)
    expect(await verifyAudit(database)).toMatchObject({ ok: true })
    const trail = await (await browser.get('/audit')).text()
    expect(trail).toContain(words.people.audit.actions.forgetPersonalData)
    expect(trail).toContain(words.people.audit.actions.exportPersonalData)
    expect(trail).toContain(words.people.audit.forgotten)
  },
)

it('leaves a message alone while a mail about it is being delivered', async () => {
  const office = await openOffice()
  await officeWithAda(office)
  const { database } = office.services
  const browser = await office.signedInAs('owner', 'Owner')
  const found = await (await browser.post('/personal-data', { who: email })).text()
  const [ref = ''] = refsIn(found).filter((one) => one.startsWith('lead:'))
  await database.updateTable('mail').set({ state: 'claimed' }).where('purpose', '=', 'officeReply').execute()
  expect(await (await browser.post('/personal-data/forget', { who: email, ref })).text()).toContain(
    words.personalData.outcomes.busy,
  )
  await database.updateTable('mail').set({ state: 'sent' }).execute()
  expect(await (await browser.post('/personal-data/forget', { who: email, ref })).text()).toContain(
    words.personalData.outcomes.deleted,
  )
})

it('exports the invoices of an order, and keeps them whole when its person is forgotten, unlike what was audited about its money (R17.26, R17.27, R18.42)', async () => {
  const office = await openOffice()
  const { database } = office.services
  const { orders, order } = await officeWithAda(office)
  await database.updateTable('order').set({ state: 'done' }).execute()
  await database.deleteFrom('withdrawal').execute()
  expect(await issueInvoice(database, order.order.id, { payee: undefined }, orders.clock())).toEqual({
    outcome: 'done',
  })
  const { json } = await database.selectFrom('invoice').select('json').executeTakeFirstOrThrow()
  const person = { id: await office.addPerson('owner', 'Owner') }
  const browser = await office.signedIn(person.id)
  const send = async (path: string, who: string, ref = '') => await (await browser.post(path, { who, ref })).text()
  const { id, number, priceCents } = order.order
  const ref = `order:${id}`
  const exported = JSON.parse(await send('/personal-data/export', email, ref))
  expect(exported.data).toEqual([
    expect.objectContaining({ invoices: [JSON.parse(json)], charges: [expect.objectContaining({ kind: 'order' })] }),
  ])
  const correction = { cents: negateCents(priceCents), reason: 'Lovelace agreed', isLateCost: false }
  await correctCharge(database, id, correction, { person, seenDue: priceCents, entryId: 'a' }, office.now())
  const audited = async () => {
    const trail = await (await browser.get('/audit')).text()
    const links = trail.split(`href="/orders/${number}"`).length - 1
    return { links, known: trail.includes(correction.reason) }
  }
  expect(await audited()).toEqual({ links: 2, known: true })
  await send('/personal-data/forget', email, ref)
  expect(await audited()).toEqual({ links: 2, known: false })
  expect(await verifyAudit(database)).toMatchObject({ ok: true })
  const [invoice = ''] = refsIn(await send('/personal-data', 'ada lovelace')).filter((one) => /^invoice/.test(one))
  expect(JSON.parse(await send('/personal-data/export', 'ada lovelace', invoice)).data).toEqual([
    { ...JSON.parse(json), kind: 'invoice' },
  ])
  expect(await send('/personal-data/forget', 'ada lovelace', invoice)).toContain(words.personalData.outcomes.kept)
  // The correction has credited it.
  const stored = await database.selectFrom('invoice').select('json').orderBy('seq').execute()
  expect(stored).toEqual([{ json }, { json: expect.stringContaining('"kind":"creditNote"') }])
})
