import { hash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { addCents, atLeastNothing, type Cents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type AccountMonth, closingOf, type MonthBalance, monthOf } from '../../domain/payments/account-month.ts'
import type { Database } from '../database/schema.ts'
import { bookLine, byteOrderMark } from '../http/csv-line.ts'
import { writeUbl } from '../invoices/write-ubl.ts'
import { type CashLine, monthCash, monthMoney } from './month-money.ts'
import { monthSales, readMonthDocuments, type SalesLine } from './month-sales.ts'
import { monthOrders } from './note-sales.ts'

type MonthOrder = Awaited<ReturnType<typeof monthOrders>>[number]

interface NewMonth {
  country: Country
  month: AccountMonth
  totals: MonthBalance
  /** The name of who makes it; empty for a command. */
  by: string
  now: Date
}

/**
 * The ZIP of a month for the accountant (R18.51): `sales.csv`, `money.csv`, `cash.csv`, `open.csv`, `totals.csv`, each
 * document as UBL, and `readme.txt` with the digest of each file.
 */
export async function monthFile(
  database: Database,
  { country, month, totals, by, now }: NewMonth,
): Promise<Uint8Array> {
  const documents = await readMonthDocuments(database, country, month)
  const sales = await monthSales(database, country, month, documents)
  const money = await monthMoney(database, country, month)
  const cash = await monthCash(database, country, month)
  const orders = await monthOrders(database, country, month)
  const files: Record<string, Uint8Array> = {
    'sales.csv': table(salesColumns, sales.map(salesRow)),
    'money.csv': table(['booked', 'known', 'method', 'reference', 'order', 'amount'], money),
    'cash.csv': table(['order', ...vatColumns], cash.map(withRate)),
    'open.csv': table(openColumns, orders.filter(isOpen).map(openRow)),
    'totals.csv': table(
      ['basis', ...vatColumns],
      [...vatTotals('invoice', sales), ...vatTotals('cash', cash), ...balances(totals)],
    ),
    ...Object.fromEntries(documents.map((one) => [`invoices/${one.number}.xml`, strToU8(writeUbl(one))])),
  }
  const { name, companyNumber, vatNumber } = company.legal[country]
  // The folder no longer has the facts of a country that was removed.
  const seller = company.countries.includes(country) ? `${name}, ${companyNumber}, ${vatNumber}` : country
  const early = money.filter(({ booked }) => monthOf(booked) < month).length
  const readme = [
    `${seller}: ${month}`,
    `Made on ${officeClock(now).date}${by && ` by ${by}`}. A month that was made never changes: what becomes known later is in the next one.`,
    `Payments of earlier months, which became known later: ${early}.`,
    '',
    ...Object.entries(files).map(([file, bytes]) => `${hash('sha256', bytes)}  ${file}`),
    '',
  ].join('\r\n')
  return zipSync({ ...files, 'readme.txt': strToU8(readme) }, { mtime: now })
}

/** A table with these columns of rows; what is missing of a row is empty. */
const table = <Column extends string>(
  columns: readonly Column[],
  rows: readonly { [Name in Column]?: string | Cents | undefined }[],
): Uint8Array => {
  const lines = rows.map((row) => bookLine(columns.map((column) => row[column] ?? '')))
  return strToU8(byteOrderMark + bookLine(columns) + lines.join(''))
}

const vatColumns = ['category', 'rate', 'net', 'vat', 'gross'] as const
const documentColumns = ['kind', 'number', 'issued', 'supplied', 'paid', 'order'] as const
const buyerColumns = ['customer', 'town', 'country', 'companyNumber', 'vatNumber'] as const
const salesColumns = [...documentColumns, ...buyerColumns, ...vatColumns, 'credits'] as const
const withRate = <Line extends CashLine>(line: Line) => ({ ...line, rate: String(line.rate) })
const salesRow = ({ buyer: { name: customer, city: town, ...buyer }, ...line }: SalesLine) => ({
  ...buyer,
  customer,
  town,
  ...withRate(line),
})

const openColumns = ['order', 'visit', 'state', 'charged', 'paid', 'supplied', 'receivable', 'prepaid'] as const

/** An order's balances at the month's end: what is owed for what was supplied, and what was paid before it is. */
const openRow = ({ number: order, date: visit, state, charged, lateCosts, paid, supplied = noCents }: MonthOrder) => {
  const owed = addCents(supplied, lateCosts)
  const receivable = atLeastNothing(subtractCents(owed, paid))
  const prepaid = atLeastNothing(subtractCents(paid, owed))
  return { order, visit, state, charged, paid, supplied, receivable, prepaid }
}
const isOpen = ({ charged, lateCosts, paid, supplied = noCents }: MonthOrder): boolean =>
  charged !== paid || addCents(supplied, lateCosts) !== paid

/** The sums at each rate: of what was sold (invoice basis), or of what was paid (cash basis). */
function vatTotals(basis: 'invoice' | 'cash', lines: readonly CashLine[]) {
  const groups = Map.groupBy(lines, ({ category, rate }) => `${category} ${rate}`)
  return [...groups].sort().map(([group, own]) => {
    const [category = '', rate = ''] = group.split(' ')
    const sum = (of: 'net' | 'vat' | 'gross') => addCents(...own.map((line) => line[of]))
    return { basis, category, rate, net: sum('net'), vat: sum('vat'), gross: sum('gross') }
  })
}

/** What orders owe by the ledger, also for work to come: at the beginning, added, paid, and at the end. */
function balances(totals: MonthBalance) {
  const { openingCents: opening, chargedCents: charged, paidCents: paid } = totals
  const sums = { opening, charged, paid, closing: closingOf(totals) }
  return Object.entries(sums).map(([basis, gross]) => ({ basis, gross }))
}
