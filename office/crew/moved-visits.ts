import * as v from 'valibot'
import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import type { OrderTransition } from '../../domain/orders/order-states.ts'
import { isSameVisit, type Visit, visitPartNames } from '../../domain/scheduling/visit.ts'
import type { MovedVisit } from '../../domain/visits/crew-day.ts'
import type { Database } from '../../services/database/schema.ts'
import { readStoredJson } from '../../services/database/stored-json.ts'
import { type TeamOfCountry, teamKey } from '../../services/people/person-teams.ts'
import type { Speech } from '../layout/office-facts.ts'
import { visitInWords } from '../orders/state-words.tsx'

const moving: OrderTransition[] = ['changeVisit', 'changeVisitAndHome', 'moveVisit', 'moveTeam', 'cancel', 'withdraw']

interface Search {
  teams: readonly TeamOfCountry[]
  /** Those that a phone shows. */
  dates: readonly string[]
  since: Date
}

type Place = Visit & { team: string }

/** A visit that may have left a day: where it is now, where a phone may have shown it, and whether it has ended. */
interface Changed {
  orderId: string
  redo?: string
  country: Country
  visit: Place
  formers: readonly Place[]
  ended: 'cancel' | 'withdraw' | undefined
  at: string
}

/** The visits of teams on these dates that were moved away or have ended since a moment, in their reader's words. */
export async function movedVisits(
  database: Database,
  { teams, dates, since }: Search,
  speech: Speech,
): Promise<MovedVisit[]> {
  const changed = [...(await changedOrders(database, since)), ...(await changedRedos(database, since))]
  const orders = await database
    .selectFrom('order')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['id', 'number', 'street', 'houseNumber'])
    .where('id', 'in', ['', ...changed.map(({ orderId }) => orderId)])
    .execute()
  const isOwn = (place: TeamOfCountry) => teams.some((team) => teamKey(team) === teamKey(place))
  return changed.flatMap(({ orderId, redo, country, formers, at, ...now }) => {
    const order = orders.find(({ id }) => id === orderId)
    const shown = formers.find(({ team, date }) => isOwn({ country, team }) && dates.includes(date))
    const what = shown && changeInWords(now, shown, speech)
    if (!order || !what) return []
    const street = [order.street, order.houseNumber].filter(Boolean).join(' ')
    return { order: order.number, ...(redo && { redo }), street, what, at }
  })
}

/** What has become of a visit that was shown; undefined if it is where it was. */
function changeInWords({ visit, ended }: Pick<Changed, 'visit' | 'ended'>, shown: Place, speech: Speech) {
  const { moved } = speech.words.crewDay
  if (ended) return moved[ended]
  if (!isSameVisit(visit, shown)) return fill(moved.visit, { visit: visitInWords(visit, speech) })
  return visit.team === shown.team ? undefined : moved.team
}

const place = v.object({ team: v.string(), date: v.string(), part: v.picklist(visitPartNames) })
const changedPlace = v.partial(place)
const ends = { cancelled: 'cancel', withdrawn: 'withdraw' } as const

async function changedOrders(database: Database, since: Date): Promise<Changed[]> {
  const events = await database
    .selectFrom('orderEvent')
    .innerJoin('order', 'order.id', 'orderEvent.orderId')
    .select(['orderId', 'before', 'at', 'country', 'team', 'date', 'part', 'state'])
    .where('at', '>=', since.toISOString())
    .where('orderEvent.kind', 'in', moving)
    .orderBy('seq', 'desc')
    .execute()
  return [...Map.groupBy(events, ({ orderId }) => orderId)].flatMap(([orderId, own]) => {
    const [last] = own
    if (!last) return []
    const { country, team, date, part, state, at } = last
    const visit = { team, date, part }
    const formers: Place[] = []
    for (const { before } of own)
      formers.push(Object.assign({ ...visit, ...formers.at(-1) }, readStoredJson(changedPlace, before, 'An event')))
    const ended = state === 'cancelled' || state === 'withdrawn' ? ends[state] : undefined
    return { orderId, country, visit, formers, ended, at }
  })
}

/** Redos have no events: the audit trail knows where they were. */
async function changedRedos(database: Database, since: Date): Promise<Changed[]> {
  const at = since.toISOString()
  const redos = await database.selectFrom('redo').selectAll().where('changedAt', '>=', at).execute()
  const trail = database.selectFrom('audit').select(['subject', 'details']).where('details', 'is not', null)
  const plans = (await trail.where('at', '>=', at).where('action', '=', 'planRedo').execute()).map(
    ({ subject, details }) => ({ subject, ...readStoredJson(planOfRedo, details ?? '', `The trail of ${subject}`) }),
  )
  return redos.map(({ id, orderId, country, state, changedAt, ...visit }) => {
    const plan = plans.find(
      ({ subject, after }) => subject === `order:${orderId}` && after.team === visit.team && isSameVisit(after, visit),
    )
    const isCancelled = state === 'cancelled'
    const formers = [isCancelled ? visit : [], plan?.before ?? []].flat()
    return { orderId, redo: id, country, visit, formers, ended: isCancelled ? 'cancel' : undefined, at: changedAt }
  })
}

const planOfRedo = v.object({ before: v.optional(place), after: place })
