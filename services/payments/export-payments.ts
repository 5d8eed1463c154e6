import { officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { vatShares } from '../../domain/orders/vat.ts'
import type { Database } from '../database/schema.ts'

/** A line of the books: something charged, or money that moved. `vat`: in what was charged; amounts are cents. */
export interface BookLine {
  date: string
  order: string
  country: string
  entry: 'charge' | 'payment'
  kind: string
  cents: number
  vatPercent: number | null
  vatCents: number | null
  receipt: string
  sample: boolean
}

/** All charges and payments of a year of the office's calendar, oldest first (R18.9). */
export async function exportPayments(database: Database, year: number): Promise<BookLine[]> {
  const [from, until] = [year, year + 1].map((each) => officeInstant(`${each}-01-01`, 0).toISOString())
  const charges = await database
    .selectFrom('charge')
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select(['number', 'country', 'sample', 'charge.kind', 'cents', 'vatPercent', 'at'])
    .where('at', '>=', from ?? '')
    .where('at', '<', until ?? '')
    .execute()
  const payments = await database
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['number', 'country', 'sample', 'method', 'cents', 'receipt', 'providerId', 'at'])
    .where('at', '>=', from ?? '')
    .where('at', '<', until ?? '')
    .execute()
  const lines = [
    ...charges.map(({ number, at, kind, vatPercent, ...row }) => ({
      at,
      line: {
        ...{ order: number, country: row.country, entry: 'charge' as const, kind, cents: row.cents, vatPercent },
        ...{
          vatCents: vatShares([{ cents: row.cents, vatPercent }])[0]?.vatCents ?? 0,
          receipt: '',
          sample: row.sample === 1,
        },
      },
    })),
    ...payments.map(({ number, at, method, receipt, providerId, ...row }) => ({
      at,
      line: {
        ...{ order: number, country: row.country, entry: 'payment' as const, kind: method, cents: row.cents },
        ...{ vatPercent: null, vatCents: null, receipt: receipt ?? providerId, sample: row.sample === 1 },
      },
    })),
  ]
  return lines
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map(({ at, line }) => ({ date: officeClock(new Date(at)).date, ...line }))
}
