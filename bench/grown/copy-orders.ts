import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { weekdayOf } from '../../domain/opening/weekdays.ts'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import { orderWords } from '../../domain/orders/order-search.ts'
import { orderPersonDays } from '../../domain/orders/retention.ts'
import { type DayPart, dayParts } from '../../domain/scheduling/visit.ts'
import { visitStart } from '../../domain/scheduling/visit-times.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { newSecret } from '../../services/orders/record/new-secret.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer } from '../any-customer.ts'
import { copyRows, insertAll, moved, movedDay, newId, rewritten } from './copy-rows.ts'
import { anyZipOf } from './grown-tariff.ts'

const day = 86_400_000
const batch = 5000
/** People of a team that go together. */
const pair = 2

/** Where a copy goes: a pair of a team's people in a part of a day. */
interface Place {
  team: number
  date: string
  part: DayPart
  pair: number
}

interface Copying {
  tariff: Tariff
  /** Orders of visits that are over by now, and of visits to come. */
  past: readonly OrderTable[]
  coming: readonly OrderTable[]
  count: number
  from: string
  until: string
  now: Date
}

/**
 * Copies orders with all that belongs to them to so many other customers, whose visits fill the days between two dates
 * evenly: each on a day of the week and with a price as its template's, so that every order can still be proved.
 */
export async function copyOrders(client: pg.Client, copying: Copying): Promise<void> {
  await client.query(`create unlogged table "orderCopy" ("template" text, "id" text, "number" text, "secret" text,
    "serial" text, "days" integer, "seconds" double precision, "team" text, "date" text, "part" text, "pair" integer,
    "zipCode" text, "startsAt" text, "firstName" text, "lastName" text, "email" text, "phoneNumber" text, "words" text[])`)
  let rows: object[] = []
  for (const place of placesOf(copying)) {
    rows.push(copyAt(copying, place))
    if (rows.length === batch) await insertAll(client, 'orderCopy', rows.splice(0))
  }
  await insertAll(client, 'orderCopy', rows)
  rows = []
  await client.query('analyze "orderCopy"')
  await copyTables(client, copying)
  await client.query('drop table "orderCopy"')
}

/** Draws a place between the dates for each copy, every place with the same chance. */
function* placesOf({ tariff, count, from, until }: Copying): Generator<Place> {
  const dates: string[] = []
  for (let date = from; date <= until; date = addDays(date, 1))
    if (visitPercent(tariff, date) !== undefined) dates.push(date)
  const teams = Object.keys(tariff.teams).length
  const pairs = tariff.people.most / pair
  let left = dates.length * teams * dayParts.length * pairs
  let wanted = count
  if (wanted > left) throw new Error(`${count} visits do not fit between ${from} and ${until}`)
  for (const date of dates)
    for (let team = 0; team < teams; team += 1)
      for (const part of dayParts)
        for (let place = 0; place < pairs; place += 1) {
          if (Math.random() * left < wanted) {
            wanted -= 1
            yield { team, date, part, pair: place }
          }
          left -= 1
        }
}

function copyAt({ tariff, past, coming, now }: Copying, { team, date, part, pair: place }: Place) {
  const startsAt = visitStart({ date, part })
  const isPast = startsAt < now
  const templates = (isPast ? past : coming).filter((one) => weekdayOf(one.date) === weekdayOf(date))
  const template = templates[Math.floor(Math.random() * templates.length)]
  if (!template) throw new Error(`No template for a ${weekdayOf(date)}`)
  const days = (Date.parse(date) - Date.parse(template.date)) / day
  // Orders of visits to come were placed on one of the last days before now.
  const seconds = isPast ? days * 86_400 : -Math.floor(Math.random() * 20 * 86_400)
  const zipCode = anyZipOf(team)
  const customer = anyCustomer()
  return {
    ...{
      template: template.id,
      id: randomUUID(),
      secret: newSecret(),
      days,
      seconds,
      date,
      part,
      pair: place,
      zipCode,
    },
    ...{ number: newOrderNumber((limit) => Math.floor(Math.random() * limit)), team: Object.keys(tariff.teams)[team] },
    ...{ serial: String(Math.floor(Math.random() * 1e10)).padStart(10, '0'), startsAt: startsAt.toISOString() },
    ...(startsAt.getTime() > now.getTime() - orderPersonDays * day && {
      ...customer,
      words: orderWords({ ...typedDetails, ...customer }, zipCode, tariff.country),
    }),
  }
}

async function copyTables(client: pg.Client, { tariff, until }: Copying): Promise<void> {
  const lanes = Array.from({ length: tariff.people.most }, (_, index) => index + 1)
  await client.query(
    `insert into "slot" select '${tariff.country}', team, "date", part, lane, 0
      from (select distinct "date" from "orderCopy") as "day", unnest($1::text[]) as team, unnest($2::text[]) as part,
        unnest($3::int[]) as lane
      where "date" < (select min("date") from "slot")`,
    [Object.keys(tariff.teams), dayParts, lanes],
  )
  // Leaves out numbers that were drawn twice, and places that a template has.
  await client.query(`delete from "orderCopy" where "id" in (select "id" from (select "id",
    row_number() over (partition by "number") as "first", row_number() over (partition by "serial") as "second"
    from "orderCopy") as "drawn" where greatest("first", "second") > 1)`)
  await client.query(`delete from "orderCopy" c using "claim"
    where "claim"."team" = c."team" and "claim"."date" = c."date" and "claim"."part" = c."part"`)
  const ofOrder = (table: string) =>
    `"${table}" t join "orderCopy" c on c."template" = t."orderId" join "order" o on o."id" = t."orderId"`
  const ofKnown = (table: string) => `${ofOrder(table)} where c."email" is not null`
  const [orderId, id] = ['c."id"', rewritten('id', ['id'])]
  const at = moved('at')
  const facts = ['id', 'number', 'date', 'team', 'zipCode']

  await client.query(`insert into "claim" select '${tariff.country}', c."team", c."date", c."part", ${pair} * c."pair" + lane, c."id", null
    from "orderCopy" c join "order" o on o."id" = c."template", generate_series(1, ${pair}) as lane
    where lane <= o."people" and o."state" in ('ordered', 'begun', 'inspected', 'done')`)
  await copyRows(client, 'orderPerson', ofKnown('orderPerson'), {
    ...{ orderId, firstName: 'c."firstName"', lastName: 'c."lastName"', email: 'c."email"' },
    ...{
      phoneNumber: 'c."phoneNumber"',
      remark: `case when c."startsAt" > '${addDays(until, -70)}' then t."remark" else '' end`,
    },
  })
  await client.query(
    `insert into "orderWord" select convert_to("word", 'UTF8'), c."id" from "orderCopy" c, unnest(c."words") as "word"`,
  )
  await copyRows(client, 'orderConsent', ofOrder('orderConsent'), { orderId, at, date: movedDay('date') })
  const [before, after] = [rewritten('before', facts), rewritten('after', facts)]
  await copyRows(client, 'orderEvent', ofOrder('orderEvent'), { orderId, at, before, after })
  await copyRows(client, 'orderNote', ofKnown('orderNote'), { id: newId, orderId, at })
  await copyRows(client, 'charge', ofOrder('charge'), { id, orderId, at })
  await copyRows(client, 'paymentRequest', ofOrder('paymentRequest'), {
    orderId,
    serial: 'c."serial"',
    dueOn: movedDay('dueOn'),
  })
  await copyRows(client, 'payment', ofOrder('payment'), { id: newId, orderId, providerId: newId, at })
  await copyRows(client, 'refund', ofOrder('refund'), {
    id: newId,
    orderId,
    askedAt: moved('askedAt'),
    dueBy: movedDay('dueBy'),
  })
  await copyRows(client, 'withdrawal', ofKnown('withdrawal'), {
    ...{ id: newId, orderId, name: `c."firstName" || ' ' || c."lastName"`, email: 'c."email"', contract: 'c."number"' },
    ...{ receivedAt: moved('receivedAt'), settledAt: moved('settledAt') },
  })
  await copyRows(client, 'mail', ofOrder('mail'), {
    ...{ id: newId, orderId, messageId: newId, dedupeKey: rewritten('dedupeKey', ['id', 'date']) },
    ...{
      content: rewritten('content', ['date']),
      receiptSlot: `case when t."receiptSlot" is not null then ${newId} end`,
    },
    ...{
      createdAt: moved('createdAt'),
      nextAttemptAt: moved('nextAttemptAt'),
      sentAt: moved('sentAt'),
      notAfter: moved('notAfter'),
    },
  })
  await copyRows(client, 'invoice', ofOrder('invoice'), {
    ...{
      orderId,
      issuedAt: moved('issuedAt'),
      json: rewritten('json', ['number']),
      year: `left(${moved('issuedAt')}, 4)::integer`,
    },
    seq: `(select max("seq") from "invoice") + row_number() over (partition by left(${moved('issuedAt')}, 4) order by c."startsAt")`,
  })
  await copyRows(
    client,
    'audit',
    `"audit" t join "order" o on t."subject" in ('order:' || o."id", 'order:' || o."number") join "orderCopy" c on c."template" = o."id"`,
    {
      // The purge has emptied what is about forgotten customers.
      details: 'case when c."email" is not null then t."details" end',
      seq: `(select max("seq" + 0) from "audit") + row_number() over (order by ${moved('at')})`,
      at,
      subject: rewritten('subject', ['id', 'number']),
    },
  )
  await copyRows(client, 'order', `"order" t join "orderCopy" c on c."template" = t."id"`, {
    ...{ id: orderId, number: 'c."number"', secret: 'c."secret"', draftId: 'null', team: 'c."team"', date: 'c."date"' },
    ...{ part: 'c."part"', zipCode: 'c."zipCode"', startsAt: 'c."startsAt"', orderedAt: moved('orderedAt') },
    ...{ channel: `case when random() < 0.02 then 'phone' else t."channel" end`, callBy: 'null' },
  })
}
