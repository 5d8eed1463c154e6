import type { OfficeWords } from '../../copy/office/words.ts'
import { isExtraId } from '../../domain/estimate/rooms.ts'
import { addCents, type Cents, noCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { atRates, vatShares } from '../../domain/orders/vat.ts'
import { businessOf } from '../../services/database/stored-agreement.ts'
import { byteOrderMark, csvHeaders, csvLine } from '../../services/http/csv-line.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { type FoundOrder, searchOrders } from './search-orders.ts'
import { readFilter } from './show-orders.ts'
import { extrasInWords } from './state-words.tsx'

/**
 * `GET /orders.csv`: the orders of a list as a CSV file, in the same order (R17.16). A few of them are in memory at a
 * time.
 */
export function exportList({ query, context, words }: PersonRequest, { database, log }: OfficeServices): Response {
  const filter = readFilter(query)
  let after = filter.after
  let isFirst = true
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { rows, next } = await searchOrders(database, { ...filter, after }).catch((err: unknown) => {
        // The file has begun, so that no answer can say so: the browser sees a download that broke off.
        log.error({ err, requestId: context.get('requestId') }, 'export broken off')
        throw err
      })
      const head = isFirst ? byteOrderMark + csvLine(Object.keys(columns)) : ''
      isFirst = false
      const lines = rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row, words))))
      controller.enqueue(new TextEncoder().encode(head + lines.join('')))
      after = next
      if (next === undefined) controller.close()
    },
  })
  return context.body(file, 200, csvHeaders('orders.csv'))
}

/** A stored time as the office's clock shows it, in the form that spreadsheets read: `2026-11-23 11:00`. */
function localTime(stored: string): string {
  const { date, minutes } = officeClock(new Date(stored))
  return `${date} ${new Date(minutes * 60_000).toISOString().slice(11, 16)}`
}

const euros = (cents: Cents | null) => (cents === null ? '' : (cents / 100).toFixed(2))

/** What each column says of an order, for books and post: states are in the reader's language. */
const columns: Readonly<Record<string, (order: FoundOrder, words: OfficeWords) => string | number>> = {
  number: ({ number }) => number,
  state: ({ state }, { orders }) => orders.states[state],
  orderedAt: ({ orderedAt }) => localTime(orderedAt),
  date: ({ date }) => date,
  part: ({ part }) => part,
  country: ({ country }) => country,
  team: ({ team }) => team,
  zipCode: ({ zipCode }) => zipCode,
  package: ({ packageId }) => packageId,
  people: ({ people }) => people,
  minutes: ({ minutesOnSite }) => minutesOnSite,
  extras: ({ extras }, words) => extrasInWords(extras.split(',').filter(isExtraId), { words }),
  price: ({ priceCents }) => euros(priceCents),
  vatPercent: (order) => vatOf(order).rate,
  vatInPrice: (order) => euros(vatOf(order).cents),
  fee: ({ feeCents }) => euros(feeCents),
  owed: ({ owedCents }) => euros(owedCents),
  channel: ({ channel }) => channel,
  sample: ({ sample }) => sample,
  firstName: ({ firstName }) => firstName ?? '',
  lastName: ({ lastName }) => lastName ?? '',
  street: ({ street }) => street ?? '',
  houseNumber: ({ houseNumber }) => houseNumber ?? '',
  town: ({ city }) => city ?? '',
  phone: ({ phoneNumber }) => phoneNumber ?? '',
  email: ({ email }) => email ?? '',
}

/** The rate of the price, or both of a mixed place, and the VAT in it; none where the buyer owes that (R19.3). */
function vatOf(row: FoundOrder): { rate: number | string; cents: Cents } {
  const business = businessOf(row)
  if (business?.isReverse) return { rate: 0, cents: noCents }
  const shares = vatShares(atRates({ country: row.country, business }, row.priceCents))
  const [rate = 0, ...more] = shares.map(({ vatPercent }) => vatPercent)
  const cents = addCents(...shares.map(({ vatCents }) => vatCents))
  return { rate: more.length === 0 ? rate : [rate, ...more].join(' + '), cents }
}
