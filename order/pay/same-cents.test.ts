import { randomInt, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { payment as words } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import { countryOf } from '../../domain/language.ts'
import { addCents, negateCents, cents as wholeCents } from '../../domain/money/cents.ts'
import { vatPercent, vatShares } from '../../domain/orders/vat.ts'
import { serialOf } from '../../domain/payments/payment-reference.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { exportPayments } from '../../services/payments/export-payments.ts'
import { issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { moneyFaults } from '../../services/payments/money-faults.ts'
import { correctCharge, recordByOffice } from '../../services/payments/record/record-by-office.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { scanCode } from '../../testing/payments/scan-code.ts'
import { type UnpaidOrder, unpaidOrders } from '../../testing/payments/unpaid-orders.ts'

/** How many random orders are looked at on each site: 12 in the tests, 10,000 with `SAME_CENTS=10000`. */
const orders = Number(process.env.SAME_CENTS ?? 12)
/** Far more than one takes, in milliseconds. */
const patience = 5000

const country = countryOf(language)
/** As long as banks take, each letter of two bytes. */
const payee = { name: 'Ü'.repeat(70), iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
const environment = {
  [`PAYEE_NAME_${country}`]: payee.name,
  [`PAYEE_IBAN_${country}`]: payee.iban,
  [`PAYEE_BIC_${country}`]: payee.bic,
}

/** An amount as a page shows it, somewhere in its HTML. */
const shown = (cents: number) => money(Math.abs(cents))

/** Where the invoices of Belgian businesses are kept as files, for the official rules (docs/payments.md). */
const { UBL_DIR } = process.env
const seat = { street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country }
const person = { id: 'office' }
const company = { party: { ...seat, name: 'Ada & Sons BV', companyNumber: '0123.456.749' }, reference: 'PO 7' }

test('page, code, statement, program, invoice, books and ledger name the same cents, and banks can read every code (R18.2, R18.9)', {
  timeout: orders * patience,
}, async () => {
  const { services, request } = await openOrdering(environment)
  const { database, clock } = services
  const newOrder = await unpaidOrders(database, country, clock())
  await setFirstNumber(database, { series: country, year: 2026, seq: 1 }, person, clock())
  const vat = new Map<string, number>()
  let [codes, invoices] = [0, 0]
  for (let count = 0; count < orders; count += 1) {
    const order = await newOrder(clock())
    // Samples have an account that belongs to no one.
    await database.updateTable('order').set({ sample: 0, state: 'inspected' }).where('id', '=', order.id).execute()
    expect(await issueInvoice(database, order.id, { company, payee, person }, clock())).toEqual({ outcome: 'done' })
    await changeLedger(order)
    const balance = await readBalance(database, order.id)
    const path = `/order/${order.number}/${order.secret}`
    const text = async (page: string) => (await (await request(path + page)).text()).replaceAll('&#x27;', "'")
    const [pay, statement] = [await text('/pay'), await text('/statement')]
    const program = await (await request(`/api/orders/${order.number}/${order.secret}`)).json()
    expect(program.balance).toMatchObject(balance)

    const charges = await database.selectFrom('charge').selectAll().where('orderId', '=', order.id).execute()
    const [share] = vatShares(charges)
    vat.set(order.number, share?.vatCents ?? 0)
    for (const cents of [balance.charged, balance.due, share?.vatCents ?? 0])
      expect(statement, order.number).toContain(shown(cents))
    expect(statement).toContain(fill(words.statement.vat, { percent: vatPercent(country) }))
    expect(pay, order.number).toContain(shown(balance.due))

    const supplied = addCents(...charges.filter(({ kind }) => kind !== 'lateCost').map(({ cents }) => cents))
    const { inForce } = await readInvoices(database, order.id)
    expect(inForce, order.number).toHaveLength(supplied > 0 ? 1 : 0)
    for (const { seq, document } of inForce) {
      invoices += 1
      expect(document, order.number).toMatchObject({ grossCents: supplied, vatCents: share?.vatCents })
      const file = `/invoice/2026-${String(seq).padStart(4, '0')}.xml`
      const xml = country === 'BE' ? await text(file) : ''
      if (xml) expect(xml).toContain(`<cbc:TaxInclusiveAmount currencyID="EUR">${(supplied / 100).toFixed(2)}<`)
      if (xml && UBL_DIR) writeFileSync(join(UBL_DIR, `${order.number}.xml`), xml)
    }

    const svg = /<svg[^>]*viewBox="0 0 \d+ \d+".*?<\/svg>/.exec(/role="img".*/s.exec(pay)?.[0] ?? '')?.[0]
    if (balance.due <= 0) {
      expect(svg, order.number).toBeUndefined()
      continue
    }
    codes += 1
    const { text: code = '', level } = scanCode(svg ?? '') ?? {}
    expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331)
    const amount = `EUR${(balance.due / 100).toFixed(2)}`
    const [reference = '', ...more] = code.split('\n').slice(9)
    const transfer = [payee.bic, payee.name, payee.iban, amount, '']
    expect(code.split('\n').slice(0, 9)).toEqual([...['BCD', '002', '1', 'SCT'], ...transfer])
    expect([serialOf(reference), level, more]).toEqual([order.serial, 'M', []])
  }
  expect([codes, invoices], 'none of these were looked at').not.toContain(0)
  const books = Map.groupBy(await exportPayments(database, 2026), ({ order }) => order)
  for (const [number, vatCents] of vat) {
    const lines = books.get(number) ?? []
    expect(
      lines.reduce((sum, line) => sum + (line.vatCents ?? 0), 0),
      number,
    ).toBe(vatCents)
  }
  expect(await moneyFaults(database)).toEqual([])

  /** Corrects what is owed and records payments: some of it, all, or more. */
  async function changeLedger({ id, cents }: UnpaidOrder) {
    for (let change = randomInt(4); change > 0; change -= 1) {
      const { due } = await readBalance(database, id)
      const by = { person, seenDue: due, entryId: randomUUID() }
      const part = wholeCents(1 + randomInt(Math.floor(cents / 2)))
      if (randomInt(2) === 0)
        await correctCharge(
          database,
          id,
          { cents: randomInt(3) === 0 ? part : negateCents(part), reason: 'why', isLateCost: randomInt(3) === 0 },
          by,
          clock(),
        )
      else
        await recordByOffice(
          database,
          id,
          { method: 'cash', cents: randomInt(3) === 0 && due > 0 ? due : part, receipt: '' },
          by,
          clock(),
        )
    }
  }
})
