import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Country } from '../../domain/language.ts'
import type { Database } from '../../services/database/schema.ts'

/** A file of a made month, as rows of texts; amounts in cents. */
function rowsOf(files: Record<string, Uint8Array>, name: string): Record<string, string>[] {
  const [head = [], ...rows] = strFromU8(files[name] ?? new Uint8Array())
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}
const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number((row[column] ?? '').replace(',', '.')) * 100), 0)

/** What must hold of all made months together (R18.51). */
export async function proveMadeMonths(database: Database, country: Country): Promise<void> {
  const made = await database
    .selectFrom('accountMonth')
    .selectAll()
    .where('country', '=', country)
    .orderBy('month')
    .execute()
  const files = made.map(({ bytes }) => unzipSync(new Uint8Array(bytes)))
  const all = (name: string) => files.flatMap((each) => rowsOf(each, name))
  for (const [index, each] of files.entries()) {
    const [totals, sales, money] = [rowsOf(each, 'totals.csv'), rowsOf(each, 'sales.csv'), rowsOf(each, 'money.csv')]
    const on = (basis: string) => totals.filter((row) => row.basis === basis)
    for (const amount of ['net', 'vat', 'gross']) expect(sumOf(on('invoice'), amount)).toBe(sumOf(sales, amount))
    for (const row of [...sales, ...totals.slice(0, -4)])
      expect(sumOf([row], 'net') + sumOf([row], 'vat')).toBe(sumOf([row], 'gross'))
    expect([sumOf(on('cash'), 'gross'), sumOf(money, 'amount')]).toEqual([
      sumOf(on('paid'), 'gross'),
      sumOf(on('paid'), 'gross'),
    ])
    const open = rowsOf(each, 'open.csv')
    expect(sumOf(open, 'charged') - sumOf(open, 'paid')).toBe(sumOf(on('closing'), 'gross'))
    expect(sumOf(open, 'supplied') - sumOf(open, 'paid')).toBeLessThanOrEqual(sumOf(open, 'receivable'))
    if (index > 0) {
      const before = rowsOf(files[index - 1] ?? {}, 'totals.csv').filter((row) => row.basis === 'closing')
      expect(sumOf(on('opening'), 'gross')).toBe(sumOf(before, 'gross'))
    }
    const documents = new Set(sales.flatMap(({ number }) => number || []))
    expect(Object.keys(each).filter((name) => name.startsWith('invoices/'))).toHaveLength(documents.size)
  }
  // Once each, whenever it became known.
  const numbers = files.flatMap((each) => Object.keys(each).filter((name) => name.startsWith('invoices/')))
  expect(new Set(numbers).size).toBe(numbers.length)
  const taken = database.selectFrom('payment').select('cents').where('accountMonth', 'is not', null)
  expect(sumOf(all('money.csv'), 'amount')).toBe((await taken.execute()).reduce((sum, { cents }) => sum + cents, 0))
}
