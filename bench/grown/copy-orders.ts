import { randomInt, randomUUID } from 'node:crypto'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { weekdayOf } from '../../domain/opening/weekdays.ts'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import { orderWords } from '../../domain/orders/order-search.ts'
import { orderPersonDays } from '../../domain/orders/retention.ts'
import { type DayPart, dayParts } from '../../domain/scheduling/visit.ts'
import { visitStart } from '../../domain/scheduling/visit-times.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { newSecret } from '../../services/orders/record/new-secret.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer } from '../any-customer.ts'
import { copyOf, quoted, type TableRows, type Template, templateOf, wordRows } from './copies.ts'
import { anyZipOf } from './grown-tariff.ts'

const day = 86_400_000
/** People of a team that go together. */
const pair = 2
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

/** Where a copy goes: a pair of a team's people in a part of a day. */
interface Place {
  team: number
  date: string
  part: DayPart
  pair: number
}

interface Copying {
  tariff: Tariff
  orders: readonly OrderTable[]
  person: { id: string }
  count: number
  from: string
  until: string
  now: Date
}

interface Copied {
  order: OrderTable
  serial: string
  template: Template
}

/**
 * Copies orders with all that belongs to them to so many other customers, whose visits fill the days between two dates
 * evenly: each in a part of a day and with a price as its template's, so that every order can still be proved.
 */
export async function* copyOrders(database: Database, copying: Copying): AsyncGenerator<TableRows> {
  const copied: Copied[] = []
  for (const order of copying.orders) copied.push(await readTemplate(database, order))
  const claims = await database.selectFrom('claim').select(['team', 'date', 'part']).execute()
  const taken = new Set(claims.map(({ team, date, part }) => `${team} ${date} ${part}`))
  const numbers = new Set(copying.orders.map(({ number }) => number))
  for (const place of placesOf(copying)) {
    if (taken.has(`team-${place.team} ${place.date} ${place.part}`)) continue
    let number = newOrderNumber(randomInt)
    while (numbers.has(number)) number = newOrderNumber(randomInt)
    const serial = String(1_000_000_000 + numbers.add(number).size)
    yield copyAt(copying, copied, place, { number, serial })
  }
}

async function readTemplate(database: Database, order: OrderTable): Promise<Copied> {
  const ofOrder = async (table: (typeof lasting | typeof personal)[number]) =>
    [
      table,
      await database
        .selectFrom(table as 'charge')
        .selectAll()
        .where('orderId', '=', order.id)
        .execute(),
    ] as const
  const tables = await Promise.all([...lasting, ...personal].map(ofOrder))
  const claims = await database.selectFrom('claim').selectAll().where('holder', '=', order.id).orderBy('lane').execute()
  const subjects = [`order:${order.id}`, `order:${order.number}`]
  const audit = await database.selectFrom('audit').selectAll().where('subject', 'in', subjects).execute()
  const { serial = '-' } = (Object.fromEntries(tables).paymentRequest?.[0] as { serial?: string }) ?? {}
  const rows = { order: [order], ...Object.fromEntries(tables), claim: claims.slice(0, pair), audit }
  return {
    order,
    serial,
    template: templateOf(rows, [order.number, ...[order.team, order.zipCode, serial].map(quoted)]),
  }
}

/** Draws a place between the dates for each copy, every place with the same chance. */
function* placesOf({ tariff, count, from, until }: Copying): Generator<Place> {
  const dates = datesOf(tariff, from, until)
  const teams = Object.keys(tariff.teams).length
  const pairs = tariff.people.most / pair
  let left = dates.length * teams * dayParts.length * pairs
  let wanted = count
  if (wanted > left) throw new Error(`${count} visits do not fit between ${from} and ${until}`)
  for (const date of dates)
    for (let team = 0; team < teams; team += 1)
      for (const part of dayParts)
        for (let place = 0; place < pairs; place += 1, left -= 1) {
          if (Math.random() * left >= wanted) continue
          wanted -= 1
          yield { team, date, part, pair: place }
        }
}

/** The days between two dates on which the company works. */
function datesOf(tariff: Tariff, from: string, until: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= until; date = addDays(date, 1))
    if (visitPercent(tariff, date) !== undefined) dates.push(date)
  return dates
}

function copyAt(
  { tariff, person, now }: Copying,
  copied: readonly Copied[],
  { team, date, part, pair: place }: Place,
  { number, serial }: { number: string; serial: string },
): TableRows {
  const startsAt = visitStart({ date, part })
  const isPast = startsAt < now
  const possible = copied.filter(
    ({ order }) =>
      weekdayOf(order.date) === weekdayOf(date) && order.part === part && (order.state !== 'ordered') === isPast,
  )
  const { order, serial: was, template } = possible[randomInt(possible.length)] ?? missing(`${weekdayOf(date)} ${part}`)
  const days = (Date.parse(date) - Date.parse(order.date)) / day
  const zipCode = anyZipOf(team)
  const texts = { [order.number]: number, [order.team]: `team-${team}`, [order.zipCode]: zipCode, [was]: serial }
  // Orders of visits to come were placed on one of the last days before now.
  const milliseconds = isPast ? days * day : -randomInt(20 * day)
  const copy = copyOf(template, { days, milliseconds, texts: { ...texts, [person.id]: person.id } })
  const [own] = copy.order ?? []
  Object.assign(own ?? {}, { secret: newSecret(), draftId: null, callBy: null, startsAt: startsAt.toISOString() })
  if (Math.random() < 0.02) Object.assign(own ?? {}, { channel: 'phone' })
  for (const [index, claim] of (copy.claim ?? []).entries()) claim.lane = pair * place + index + 1
  for (const mail of copy.mail ?? []) mail.receiptSlot &&= mail.id
  const age = (now.getTime() - startsAt.getTime()) / day
  return age > orderPersonDays ? forgotten(copy) : known(copy, zipCode, tariff, age)
}

function missing(what: string): never {
  throw new Error(`No template for a ${what}`)
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
  for (const withdrawal of copy.withdrawal ?? [])
    Object.assign(withdrawal, {
      id: randomUUID(),
      name: customer.firstName,
      email: customer.email,
      contract: own?.number,
    })
  return {
    ...copy,
    orderWord: wordRows(orderWords({ ...typedDetails, ...customer }, zipCode, country), { orderId: String(own?.id) }),
  }
}
