import { hash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { addCents, atLeastNothing, type Cents, negateCents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type AccountMonth, monthOf } from '../../domain/payments/account-month.ts'
import type { Database } from '../database/schema.ts'
import { bookLine, byteOrderMark } from '../http/csv-line.ts'
import { writeUbl } from '../invoices/write-ubl.ts'
import { type MoneyLine, monthMoney } from './month-money.ts'
import { monthSales, readMonthDocuments, type SalesLine } from './month-sales.ts'
import { sumsByOrder } from './note-sales.ts'

interface NewMonth {
  country: Country
  month: AccountMonth
  totals: { openingCents: Cents; chargedCents: Cents; paidCents: Cents }
  /** The name of who makes it; empty for a command. */
  by: string
  now: Date
}

/**
 * The ZIP of a month for the accountant (R18.51): `sales.csv`, `money.csv`, `open.csv`, `totals.csv`, each document as
 * UBL, and `readme.txt` with the digest of each file.
 */
export async function monthFile(
  database: Database,
  { country, month, totals, by, now }: NewMonth,
): Promise<Uint8Array> {
  const documents = await readMonthDocuments(database, country, month)
  const sales = await monthSales(database, country, month, documents)
  const money = await monthMoney(database, country, month)
  const files: Record<string, Uint8Array> = {
    'sales.csv': table(salesColumns, sales.map(salesCells)),
    'money.csv': table(moneyColumns, money.map(moneyCells)),
    'open.csv': table(openColumns, await openCells(database, country)),
    'totals.csv': table(totalColumns, [
      ...vatTotals('invoice', sales),
      ...vatTotals('cash', money),
      ...balances(totals),
    ]),
    ...Object.fromEntries(documents.map((one) => [`invoices/${one.number}.xml`, strToU8(writeUbl(one))])),
  }
  const { name, companyNumber, vatNumber } = company.legal[country]
  const early = money.filter(({ booked }) => monthOf(booked) < month).length
  const readme = [
    `${name}, ${companyNumber}, ${vatNumber}: ${month}`,
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
const moneyCells = ({ booked, known, method, receipt, providerId, number, gross }: MoneyLine): Cell[] => [
  ...[booked, known, method, receipt ?? providerId, number, euros(gross)],
]

const openColumns = ['order', 'visit', 'state', 'charged', 'paid', 'open', 'prepaid']

/** The orders that owe something, or have paid more than they owe so far, by what the made months have of them. */
async function openCells(database: Database, country: Country): Promise<Cell[][]> {
  const orders = await sumsByOrder(database, country)
  return orders
    .filter(({ charged, paid }) => charged !== paid)
    .map(({ number, date, state, charged, paid }) => [
      ...[number, date, state, euros(charged), euros(paid)],
      ...[euros(atLeastNothing(subtractCents(charged, paid))), euros(atLeastNothing(subtractCents(paid, charged)))],
    ])
}

const totalColumns = ['basis', 'category', 'rate', 'net', 'vat', 'gross']

/** The sums at each rate: of what was sold (invoice basis), or of what was paid (cash basis). */
function vatTotals(
  basis: 'invoice' | 'cash',
  lines: readonly Pick<SalesLine, 'category' | 'rate' | 'net' | 'vat' | 'gross'>[],
) {
  const groups = Map.groupBy(lines, ({ category, rate }) => `${category} ${rate}`)
  return [...groups].sort().map(([group, own]): Cell[] => {
    const sum = (of: 'net' | 'vat' | 'gross') => euros(addCents(noCents, ...own.map((line) => line[of])))
    return [basis, ...group.split(' '), sum('net'), sum('vat'), sum('gross')]
  })
}

/** What customers owed at the beginning, what was added and paid, and what they owe at the end. */
function balances({ openingCents, chargedCents, paidCents }: NewMonth['totals']): Cell[][] {
  const closing = addCents(openingCents, chargedCents, negateCents(paidCents))
  return Object.entries({ opening: openingCents, charged: chargedCents, paid: paidCents, closing }).map(
    ([name, cents]) => [name, ...['', '', '', ''], euros(cents)],
  )
}
