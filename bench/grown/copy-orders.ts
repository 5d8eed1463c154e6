import { randomInt, randomUUID } from 'node:crypto'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import { orderWords } from '../../domain/orders/order-search.ts'
import { orderPersonDays } from '../../domain/orders/retention.ts'
import { visitStart } from '../../domain/scheduling/visit-times.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { newSecret } from '../../services/orders/record/new-secret.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer, copyOf, type TableRows, type Template, templateOf, wordRows } from './copies.ts'
import { anyZipOf } from './grown-tariff.ts'
import { bookedDays } from './place-visits.ts'

const day = 86_400_000
/** Days after which a remark is forgotten. */
const remarkDays = 10
/** Tables that name an order, without those of forgotten customers. */
const lasting = [
  'orderConsent',
  'orderEvent',
  'charge',
  'paymentRequest',
  'payment',
  'refund',
  'invoice',
  'mail',
] as const
const personal = ['orderPerson', 'orderNote', 'withdrawal'] as const

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

interface Copied {
  order: OrderTable
  serial: string
  template: Template
}

/**
 * Copies orders with all that belongs to them to about so many other customers, whose visits fill the days of all teams
 * evenly: each on a day of the week, in a part of a day, with people and with a price as its template's, so that every
 * order can still be proved.
 */
export async function* copyOrders(database: Database, copying: Copying): AsyncGenerator<TableRows> {
  const { tariff, orders, count, dates, now } = copying
  const copied: Copied[] = []
  for (const order of orders) copied.push(await readTemplate(database, order))
  const today = officeClock(now).date
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

async function readTemplate(database: Database, order: OrderTable): Promise<Copied> {
  const ofOrder = async (table: (typeof lasting | typeof personal)[number]) => {
    const rows = database.selectFrom(table as 'charge').selectAll()
    return [table, await rows.where('orderId', '=', order.id).execute()] as const
  }
  const tables = Object.fromEntries(await Promise.all([...lasting, ...personal].map(ofOrder)))
  const claim = await database.selectFrom('claim').selectAll().where('holder', '=', order.id).execute()
  const subjects = [`order:${order.id}`, `order:${order.number}`]
  const audit = await database.selectFrom('audit').selectAll().where('subject', 'in', subjects).execute()
  const { serial = '-' } = (tables.paymentRequest?.[0] as { serial?: string }) ?? {}
  const rows = { order: [order], ...tables, claim, audit }
  return { order, serial, template: templateOf(rows, order.number, order.team, order.zipCode, serial) }
}

function copyAt(
  { tariff, person, now }: Copying,
  { order, serial, template }: Copied,
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
  return age > orderPersonDays ? forgotten(copy) : known(copy, to.zipCode, tariff, age)
}

/** A copy as the purge leaves it. */
function forgotten(copy: TableRows): TableRows {
  for (const entry of copy.audit ?? []) entry.details = null
  return { ...copy, ...Object.fromEntries(personal.map((table) => [table, []])) }
}

/** A copy of another customer, who is found by words. */
function known(copy: TableRows, zipCode: string, { country }: Tariff, age: number): TableRows {
  const customer = anyCustomer()
  const [own] = copy.order ?? []
  for (const person of copy.orderPerson ?? [])
    Object.assign(person, customer, { remark: age > remarkDays ? '' : person.remark })
  const { firstName: name, email } = customer
  for (const withdrawal of copy.withdrawal ?? [])
    Object.assign(withdrawal, { id: randomUUID(), name, email, contract: own?.number })
  const words = orderWords({ ...typedDetails, ...customer }, zipCode, country)
  return { ...copy, orderWord: wordRows(words, { orderId: own?.id }) }
}
