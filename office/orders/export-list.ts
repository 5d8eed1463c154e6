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
      const head = isFirst ? byteOrderMark + csvLine(columns) : ''
      isFirst = false
      controller.enqueue(new TextEncoder().encode(head + rows.map((row) => csvLine(cellsOf(row, words))).join('')))
      after = next
      if (next === undefined) controller.close()
    },
  })
  return context.body(file, 200, csvHeaders('orders.csv'))
}

const columns = [
  ...['number', 'state', 'orderedAt', 'date', 'part', 'country', 'team', 'zipCode', 'package', 'people', 'minutes'],
  ...['extras', 'price', 'vatPercent', 'vatInPrice', 'fee', 'owed', 'channel', 'sample', 'firstName', 'lastName'],
  ...['street', 'houseNumber', 'town', 'phone', 'email'],
]

/** A stored time as the office's clock shows it, in the form that spreadsheets read: `2026-11-23 11:00`. */
function localTime(stored: string): string {
  const { date, minutes } = officeClock(new Date(stored))
  return `${date} ${new Date(minutes * 60_000).toISOString().slice(11, 16)}`
}

const extrasInWords = ({ extras }: FoundOrder, work: OfficeWords['work']) =>
  extras
    .split(',')
    .filter(isExtraId)
    .map((id) => work.extras[id].name)
    .join(', ')

const euros = (cents: Cents | null) => (cents === null ? '' : (cents / 100).toFixed(2))

/** An order for books and post: states are in the reader's language, and the VAT is that in the price. */
const cellsOf = (row: FoundOrder, { orders, work }: OfficeWords) => [
  ...[
    row.number,
    orders.states[row.state],
    localTime(row.orderedAt),
    row.date,
    row.part,
    row.country,
    row.team,
    row.zipCode,
    row.packageId,
  ],
  ...[row.people, row.minutesOnSite, extrasInWords(row, work)],
  ...[euros(row.priceCents), ...vatOf(row)],
  ...[euros(row.feeCents), euros(row.owedCents)],
  ...[row.channel, row.sample, row.firstName ?? '', row.lastName ?? ''],
  ...[row.street ?? '', row.houseNumber ?? '', row.city ?? '', row.phoneNumber ?? '', row.email ?? ''],
]

/** The rate of the price, or both of a mixed place, and the VAT in it; none where the buyer owes that (R19.3). */
function vatOf(row: FoundOrder): [rate: number | string, vat: string] {
  const business = businessOf(row)
  if (business?.isReverse) return [0, euros(noCents)]
  const shares = vatShares(atRates({ country: row.country, business }, row.priceCents))
  const [rate = 0, ...more] = shares.map(({ vatPercent }) => vatPercent)
  const vat = addCents(...shares.map(({ vatCents }) => vatCents))
  return [more.length === 0 ? rate : [rate, ...more].join(' + '), euros(vat)]
}
