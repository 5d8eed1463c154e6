import { randomInt, randomUUID } from 'node:crypto'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import { orderWords } from '../../domain/orders/order-search.ts'
import { orderPersonDays } from '../../domain/orders/retention.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { newSecret } from '../../services/orders/record/order-url.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer, copyOf, readTemplate, type TableRows, wordRows } from './copies.ts'
import { anyZipOf } from './grown-tariff.ts'
import { bookedDays } from './place-visits.ts'

const day = 86_400_000
/** Days after which a remark is forgotten. */
const remarkDays = 10
/** Tables that name an order, without those of forgotten customers. */
const lasting = ['orderConsent', 'orderEvent', 'charge', 'paymentRequest', 'payment', 'refund', 'invoice', 'mail']
const personal = ['orderPerson', 'orderNote', 'withdrawal']

interface Copying {
  tariff: Tariff
  /** The orders of a team that was booked out in days that are over, and again in days to come. */
  orders: readonly OrderTable[]
  person: { id: string }
  count: number
  /** Days on which the company works. */
  dates: readonly string[]
  now: Date
}

/**
 * Copies orders with all that belongs to them to about so many other customers, whose visits fill the days of all teams
 * evenly: each on a day of the week, in a part of a day, with people and with a price as its template's, so that every
 * order can still be proved.
 */
export async function* copyOrders(database: Database, copying: Copying): AsyncGenerator<TableRows> {
  const { tariff, orders, count, dates } = copying
  const copied: Awaited<ReturnType<typeof readOrder>>[] = []
  for (const order of orders) copied.push(await readOrder(database, order))
  const today = officeClock(copying.now).date
  const alike = (date: string) =>
    copied.filter(
      ({ order }) => daysBetween(order.date, date) % bookedDays === 0 && order.date < today === date < today,
    )
  const teams = Object.keys(tariff.teams)
  const share = count / dates.reduce((sum, date) => sum + alike(date).length * teams.length, 0)
  if (share > 1) throw new Error(`${count} visits do not fit into ${dates.length} days`)
  const numbers = new Set(orders.map(({ number }) => number))
  for (const date of dates)
    for (const one of alike(date))
      for (const team of teams.keys()) {
        const isItself = one.order.team === teams[team] && one.order.date === date
        if (isItself || Math.random() > share) continue
        let number = newOrderNumber(randomInt)
        while (numbers.has(number)) number = newOrderNumber(randomInt)
        const serial = String(1_000_000_000 + numbers.add(number).size)
        yield copyAt(copying, one, { date, team: `team-${team}`, zipCode: anyZipOf(team), number, serial })
      }
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / day

async function readOrder(database: Database, order: OrderTable) {
  const { id, number, team, zipCode } = order
  const request = database.selectFrom('paymentRequest').select('serial').where('orderId', '=', id)
  const { serial = '-' } = (await request.executeTakeFirst()) ?? {}
  const audit = [id, number].map((subject) => ['audit', 'subject', `order:${subject}`])
  const ofOrder = [...lasting, ...personal].map((table) => [table, 'orderId', id])
  const wanted = [['order', 'id', id], ...ofOrder, ['claim', 'holder', id], ...audit]
  return { order, serial, template: await readTemplate(database, wanted, [number, team, zipCode, serial]) }
}

function copyAt(
  { tariff, person, now }: Copying,
  { order, serial, template }: Awaited<ReturnType<typeof readOrder>>,
  to: { date: string; team: string; zipCode: string; number: string; serial: string },
): TableRows {
  const startsAt = visitStart({ date: to.date, part: order.part })
  const age = (now.getTime() - startsAt.getTime()) / day
  const days = daysBetween(order.date, to.date)
  const copy = copyOf(template, {
    days,
    // Orders of visits to come were placed on one of the last days before now.
    milliseconds: order.state === 'ordered' ? -randomInt(20 * day) : days * day,
    texts: {
      [order.number]: to.number,
      [order.team]: to.team,
      [order.zipCode]: to.zipCode,
      [serial]: to.serial,
      [person.id]: person.id,
    },
  })
  const channel = Math.random() < 0.02 ? 'phone' : order.channel
  const own = { secret: newSecret(), draftId: null, callBy: null, startsAt: startsAt.toISOString(), channel }
  Object.assign(copy.order?.[0] ?? {}, own)
  if (age > orderPersonDays) {
    // As the purge leaves it.
    for (const entry of copy.audit ?? []) entry.details = null
    return { ...copy, ...Object.fromEntries(personal.map((table) => [table, []])) }
  }
  const customer = anyCustomer()
  for (const row of copy.orderPerson ?? []) Object.assign(row, customer, age > remarkDays && { remark: '' })
  const withdrawn = { name: customer.firstName, email: customer.email, contract: to.number }
  for (const row of copy.withdrawal ?? []) Object.assign(row, withdrawn, { id: randomUUID() })
  const words = orderWords({ ...typedDetails, ...customer }, to.zipCode, tariff.country)
  return { ...copy, orderWord: wordRows(words, { orderId: copy.order?.[0]?.id }) }
}
