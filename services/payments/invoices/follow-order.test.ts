import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Country } from '../../../domain/language.ts'
import { type Cents, cents, negateCents } from '../../../domain/money/cents.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { endOfMonth, monthOf } from '../../../domain/payments/account-month.ts'
import { isOwedKnown } from '../../../domain/payments/ledger.ts'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { agreementIn } from '../../../testing/orders/agreement-in.ts'
import { orderServices, sampleTariff, type TestServices } from '../../../testing/orders/open-order-services.ts'
import { placedOrder, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { placedForBusiness } from '../../../testing/orders/placed-for-business.ts'
import { stepOrder, undoStep } from '../../../testing/orders/step-order.ts'
import { proveMadeMonths } from '../../../testing/payments/prove-made-months.ts'
import { readInvoices } from '../../invoices/read-invoices.ts'
import { setFirstNumber } from '../../invoices/take-number.ts'
import { listMonths } from '../../month/list-months.ts'
import { makeMonth } from '../../month/make-month.ts'
import { followUp } from '../../orders/advance/step-work.ts'
import { cancelOrder } from '../../orders/change/cancel-order.ts'
import { changeOrder } from '../../orders/change/change-order.ts'
import { rescheduleVisit } from '../../orders/change/reschedule-visit.ts'
import { readBalance } from '../../orders/charges/record-charges.ts'
import { offerVisits } from '../../orders/draft/draft-quote.ts'
import { settleBegunWithdrawal } from '../../orders/withdraw/settle-withdrawal.ts'
import { withdrawOrder } from '../../orders/withdraw/withdraw-order.ts'
import { moneyFaults } from '../money-faults.ts'
import { correctCharge, correctPayment, recordByOffice, recordRefund } from '../record/record-by-office.ts'
import { creditInvoice, issueInvoice } from './issue-invoice.ts'

/** How many histories, and a quarter of them on PostgreSQL: some in the tests, a thousand with `HISTORIES=1000`. */
const histories = Number(process.env.HISTORIES ?? 20)
const start = new Date('2026-11-23T10:00:00.000Z')
const person = { id: 'office' }
const company = {
  party: {
    ...{ name: 'Ada BV', street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: 'BE' as const },
    ...{ companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749' },
  },
  reference: 'PO 7',
}

/** What businesses agree on: every kind of place and buyer. */
const anyBusiness = (country: Country) =>
  fc
    .record({
      place: fc.constantFrom('dwelling' as const, 'premises' as const, 'mixed' as const),
      dwellingPercent: fc.nat(100),
      filesReturns: fc.boolean(),
      isCleaner: fc.boolean(),
      reference: fc.constantFrom('', 'PO 7'),
      netCents: fc.integer({ min: 1, max: 200_000 }).map(cents),
    })
    .map((facts) => agreementIn(country, facts))

type Placed = Awaited<ReturnType<typeof viewOf>>
type Event = (services: TestServices, placed: Placed, choice: number) => Promise<unknown>

const entry = async ({ database }: TestServices, { order }: Placed) => ({
  ...{ person, entryId: randomUUID(), seenDue: (await readBalance(database, order.id)).due },
})
const correct = async (services: TestServices, placed: Placed, amount: Cents, isLateCost = false) => {
  const charge = { cents: amount, reason: 'agreed', isLateCost }
  return correctCharge(services.database, placed.order.id, charge, await entry(services, placed), services.clock())
}
const onTheDay = (services: TestServices, { order }: Placed) => {
  if (services.time.now < order.startsAt) services.time.now = order.startsAt
}
const step =
  (move: Parameters<typeof stepOrder>[2]): Event =>
  (services, placed) => {
    onTheDay(services, placed)
    const notDone = move === 'giveUp' ? { reason: 'nobodyIn' as const, note: '' } : undefined
    return stepOrder(services, placed.order.id, move, { actor: 'office', version: undefined, notDone })
  }

/** Everything that can happen to the money, state and documents of an order. */
const events: Record<string, Event> = {
  pay: async (services, placed, choice) => {
    const amount = cents(Math.ceil((placed.order.priceCents * (1 + (choice % 5))) / 4))
    const payment = { method: 'cash' as const, cents: amount, receipt: '' }
    return recordByOffice(services.database, placed.order.id, payment, await entry(services, placed), services.clock())
  },
  takeBack: async (services, placed, choice) => {
    const mistake = { cents: cents(1 + choice * 100), reason: 'mistake' }
    return correctPayment(services.database, placed.order.id, mistake, await entry(services, placed), services.clock())
  },
  less: (services, placed, choice) => correct(services, placed, negateCents(cents(1 + choice * 150))),
  more: (services, placed, choice) => correct(services, placed, cents(1 + choice * 50)),
  late: (services, placed) => correct(services, placed, cents(4000), true),
  change: (services, { order }, choice) => {
    const rooms = Array.from({ length: 1 + (choice % 4) }, () => ({ type: 'wk' as const, area: 20, dirt: 2 as const }))
    return changeOrder(services, order, { rooms }, { consents: consentKinds })
  },
  move: async (services, { order }, choice) => {
    const offers = await offerVisits(services, order, order.id)
    const visit = offers[choice % Math.max(1, offers.length)]?.visit
    const to = visit && { team: order.team, visit }
    return to && rescheduleVisit(services, order, to, { version: order.version, actor: 'office' })
  },
  cancel: (services, { order }) => cancelOrder(services, order.id, undefined),
  withdraw: (services, placed) => withdrawOrder(services, placed),
  settle: async (services, { order }, choice) => {
    const open = services.database.selectFrom('withdrawal').select('id').where('orderId', '=', order.id)
    const withdrawal = await open.where('settledAt', 'is', null).executeTakeFirst()
    const seenCents = order.priceCents + order.feeCents
    const owed = cents(Math.floor((seenCents * (choice % 3)) / 3))
    const begun = withdrawal && { id: withdrawal.id, orderId: order.id, seenCents }
    return begun && settleBegunWithdrawal(services, begun, owed, { actor: 'office' })
  },
  begin: step('begin'),
  inspect: step('inspect'),
  giveUp: step('giveUp'),
  undo: (services, { order }) => undoStep(services, order.id, { actor: 'office', version: undefined }),
  call: (services, { order }) => followUp(services, order.id, { actor: 'office', version: undefined }),
  ask: ({ database, clock }, { order }) => issueInvoice(database, order.id, { payee: undefined }, clock()),
  credit: async ({ database, clock }, { order }, choice) => {
    const { inForce } = await readInvoices(database, order.id)
    const document = inForce[choice % Math.max(1, inForce.length)]?.document
    const credit = document && { number: document.number, reason: 'another name', person }
    return credit && creditInvoice(database, order.id, credit, clock())
  },
  toCompany: ({ database, clock }, { order }, choice) => {
    const isReverseCharged = order.country === 'BE' && choice % 2 === 0
    return issueInvoice(database, order.id, { company, payee: undefined, person, isReverseCharged }, clock())
  },
  month: async ({ database, time, clock }, { order: { country } }, choice) => {
    const end = endOfMonth(monthOf(officeClock(clock()).date))
    time.now = new Date(end.getTime() + (choice + 1) * 3_600_000)
    for (;;) {
      const next = (await listMonths(database, clock())).find((one) => one.country === country)?.next
      if (!next) return
      await makeMonth(database, { country, month: next }, undefined, clock())
    }
  },
  refund: async ({ database, clock }, { order }) => {
    const asked = database.selectFrom('refund').select('id').where('orderId', '=', order.id)
    const refund = await asked.where('state', '=', 'asked').executeTakeFirst()
    return refund && recordRefund(database, refund.id, 'transfer', person, clock())
  },
}

/** What reverse charge has made of prices with VAT; nothing where it was taken back. */
const net = (charges: readonly { kind: string; cents: number; vatPercent: number }[]) =>
  charges.reduce(
    (sum, { kind, cents, vatPercent }) => sum + (kind === 'reverseCharge' && vatPercent > 0 ? cents : 0),
    0,
  )

/** What must hold after every event, worked out from the ledger alone. */
async function prove({ database }: TestServices, { order }: Placed, before: readonly string[]): Promise<string[]> {
  const { all, inForce } = await readInvoices(database, order.id)
  const bytes = all.map(({ json }) => json)
  expect(bytes.slice(0, before.length)).toEqual(before)
  expect(await moneyFaults(database)).toEqual([])
  await proveMadeMonths(database, order.country)
  for (const { document } of all) {
    expect(document.netCents + document.vatCents).toBe(document.grossCents)
    expect(document.lines.reduce((sum, line) => sum + line.grossCents, 0)).toBe(document.grossCents)
    expect(document.kind === 'prepayment' && document.suppliedOn).toBeFalsy()
  }
  const charges = await database.selectFrom('charge').selectAll().where('orderId', '=', order.id).execute()
  const supplied = charges.filter(({ kind }) => kind !== 'lateCost').reduce((sum, charge) => sum + charge.cents, 0)
  const { paid } = await readBalance(database, order.id)
  const isBefore = order.state === 'ordered' || order.state === 'begun'
  const most = Math.max(0, isBefore ? Math.min(supplied, paid) : supplied)
  const invoiced = inForce.reduce((sum, { document }) => sum + document.grossCents, 0)
  const row = await database.selectFrom('invoicing').select('state').where('orderId', '=', order.id).executeTakeFirst()
  if (isOwedKnown(order)) {
    expect(invoiced).toBeLessThanOrEqual(most)
    const isReverse = charges.some(({ kind }) => kind === 'reverseCharge') && net(charges) !== 0
    for (const { document } of inForce) expect(document.reverseCharge !== undefined).toBe(isReverse)
    for (const { document } of order.business ? all : [])
      expect([document.buyer, document.buyerReference]).toEqual([
        order.business?.company,
        order.business?.reference || order.number,
      ])
    const [only, ...others] = inForce
    const isAgreed = charges.every(({ kind }) => kind === 'order' || kind === 'reverseCharge')
    if (order.business && only && isAgreed && others.length === 0 && invoiced === supplied)
      expect(only.document.netCents).toBe(order.business.netCents)
    if (isBefore) expect(inForce.map(({ document }) => document.kind)).not.toContain('invoice')
    const mustBeAll = row?.state === 'follows' || ((order.country === 'BE' || order.business) && row === undefined)
    if (mustBeAll) expect(invoiced).toBe(most)
  }
  return bytes
}

// Each engine, and the law of each country, which no SQL knows.
test.each([
  { engine: 'sqlite', country: 'BE' },
  { engine: 'postgres', country: 'NL' },
] as const)(
  'documents and made months of random histories say what has happened, after every event ($country, $engine, R18.41, R18.51)',
  { timeout: 3_600_000 },
  async ({ engine, country }) => {
    const services = await orderServices(await freshDatabase(engine), sampleTariff(country, { sample: false }), start)
    const { database, time } = services
    const happened = fc.tuple(
      fc.constantFrom('pay', 'inspect', 'ask', 'month', ...Object.keys(events)),
      fc.nat(60),
      fc.nat(30),
    )
    const buyer = fc.option(anyBusiness(country))
    await fc.assert(
      fc.asyncProperty(buyer, fc.array(happened, { minLength: 4, maxLength: 12 }), async (business, history) => {
        time.now = start
        await setFirstNumber(database, { series: country, year: 2026, seq: 1 }, person, start)
        const { key } = await (business ? placedForBusiness(services, business) : placedOrder(services))
        let documents: string[] = []
        for (const [name, choice, hours] of history) {
          time.now = new Date(time.now.getTime() + hours * 3_600_000)
          await events[name]?.(services, await viewOf(services, key), choice)
          documents = await prove(services, await viewOf(services, key), documents)
        }
        await database.deleteFrom('claim').execute()
        await database.deleteFrom('mail').execute()
        await database.deleteFrom('order').execute()
        for (const table of ['invoice', 'invoiceCounter', 'accountMonth', 'monthSale'] as const)
          await database.deleteFrom(table).execute()
      }),
      { numRuns: Math.ceil(engine === 'sqlite' ? histories : histories / 4), seed: 46, endOnFailure: true },
    )
  },
)
