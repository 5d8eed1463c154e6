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

type MoneyLine = Awaited<ReturnType<typeof monthMoney>>[number]
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
    'sales.csv': table(salesColumns, sales.map(salesCells)),
    'money.csv': table(moneyColumns, money.map(moneyCells)),
    'cash.csv': table(cashColumns, cash.map(cashCells)),
    'open.csv': table(openColumns, orders.filter(isOpen).map(openCells)),
    'totals.csv': table(totalColumns, [
      ...vatTotals('invoice', sales),
      ...vatTotals('cash', cash),
      ...balances(totals),
    ]),
    ...Object.fromEntries(documents.map((one) => [`invoices/${one.number}.xml`, strToU8(writeUbl(one))])),
  }
  const { name, companyNumber, vatNumber } = company.legal[country]
  // The folder says nothing any more of a country that was taken out.
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

type Cell = string | { cents: number }
const table = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  strToU8(byteOrderMark + bookLine(columns) + rows.map((row) => bookLine(row)).join(''))
const euros = (cents: Cents): Cell => ({ cents })

const salesColumns = [
  ...['kind', 'number', 'issued', 'supplied', 'paid', 'order', 'customer', 'town', 'country', 'companyNumber'],
  ...['vatNumber', 'category', 'rate', 'net', 'vat', 'gross', 'credits'],
]
const salesCells = ({ buyer, rate, net, vat, gross, ...line }: SalesLine): Cell[] => [
  ...[line.kind, line.number, line.issued, line.supplied, line.paid, line.order],
  ...[buyer.name ?? '', buyer.city ?? '', buyer.country ?? '', buyer.companyNumber ?? '', buyer.vatNumber ?? ''],
  ...[line.category, String(rate), euros(net), euros(vat), euros(gross), line.credits],
]

const moneyColumns = ['booked', 'known', 'method', 'reference', 'order', 'amount']
const moneyCells = ({ booked, known, method, reference, number, cents }: MoneyLine): Cell[] => [
  ...[booked, known, method, reference, number, euros(cents)],
]

const cashColumns = ['order', 'category', 'rate', 'net', 'vat', 'gross']
const cashCells = ({ order, category, rate, net, vat, gross }: CashLine): Cell[] => [
  ...[order, category, String(rate), euros(net), euros(vat), euros(gross)],
]

const openColumns = ['order', 'visit', 'state', 'charged', 'paid', 'supplied', 'receivable', 'prepaid']

/** An order's balances at the month's end: what is owed for what was supplied, and what was paid before it is. */
const openCells = ({ number, date, state, charged, lateCosts, paid, supplied = noCents }: MonthOrder): Cell[] => {
  const owed = addCents(supplied, lateCosts)
  const [receivable, prepaid] = [subtractCents(owed, paid), subtractCents(paid, owed)].map(atLeastNothing)
  return [number, date, state, ...[charged, paid, supplied, receivable ?? noCents, prepaid ?? noCents].map(euros)]
}
const isOpen = ({ charged, lateCosts, paid, supplied = noCents }: MonthOrder): boolean =>
  charged !== paid || addCents(supplied, lateCosts) !== paid

const totalColumns = ['basis', 'category', 'rate', 'net', 'vat', 'gross']

/** The sums at each rate: of what was sold (invoice basis), or of what was paid (cash basis). */
function vatTotals(basis: 'invoice' | 'cash', lines: readonly CashLine[]) {
  const groups = Map.groupBy(lines, ({ category, rate }) => `${category} ${rate}`)
  return [...groups].sort().map(([group, own]): Cell[] => {
    const sum = (of: 'net' | 'vat' | 'gross') => own.reduce((all, line) => addCents(all, line[of]), noCents)
    return [basis, ...group.split(' '), ...(['net', 'vat', 'gross'] as const).map((of) => euros(sum(of)))]
  })
}

/** What orders owe by the ledger, also for work to come: at the beginning, added, paid, and at the end. */
function balances(totals: MonthBalance): Cell[][] {
  const { openingCents: opening, chargedCents: charged, paidCents: paid } = totals
  return Object.entries({ opening, charged, paid, closing: closingOf(totals) }).map(([name, cents]) => [
    name,
    ...['', '', '', ''],
    euros(cents),
  ])
}
