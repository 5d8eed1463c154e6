import { officeClock } from '../../../domain/opening/office-time.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { workEnd } from '../../../domain/orders/work-steps.ts'
import { aboutVisit, foldVisit, type VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { NotPossibleReason } from '../../../domain/visits/operation.ts'
import { roomKeys } from '../../../domain/visits/room-keys.ts'
import { visitStage } from '../../../domain/visits/visit-stage.ts'
import type { Database } from '../../database/schema.ts'
import { photosOf } from '../../photos/visit-photos.ts'
import { operationsOf } from '../record/operations-of.ts'

/**
 * A room, an extra or the work of an order by its key, as its team recorded it. `partly`: but for `tasks`. `ahead`: not
 * recorded yet, by a team that is at work. `open`: not recorded.
 */
export interface ReportRoom {
  key: string
  outcome: 'done' | 'partly' | 'notDone' | 'ahead' | 'open'
  at?: Date
  reason?: NotPossibleReason
  /** The ids of the tasks that were not possible. */
  tasks: readonly string[]
  /** The team's own words. */
  text?: string
}

/** A photo that can be seen. `room`: the key of what it shows, if that was said. */
export interface ReportPhoto {
  sha256: string
  width: number
  height: number
  room?: string
}

/** What the customer reads of a visit (R20.15): only what was recorded. Times that are unknown are undefined. */
export type VisitReport = Awaited<ReturnType<typeof readReport>>

/** Reads what was recorded of an order's visit, by phone or without one. */
export async function readReport(
  database: Database,
  { order, history }: Pick<OrderView, 'order' | 'history'>,
  now: Date,
) {
  const all = (await operationsOf(database, [order.id])).get(order.id) ?? []
  const operations = aboutVisit(all, order.visit)
  const progress = foldVisit(operations)
  const { begin, inspect, finish, damages } = progress
  const found = visitStage(progress, order, now)
  // For the customer a visit is over with the final check.
  const isOver = found.stage === 'working' && (inspect !== undefined || order.state === 'inspected')
  const isPast = ['overdue', 'onTheWay'].includes(found.stage) && officeClock(now).date > order.visit.date
  const stage = isOver ? ('finished' as const) : isPast ? ('unrecorded' as const) : found.stage
  const moment = (operation: { at: string } | undefined, ...kinds: string[]) =>
    operation ? new Date(operation.at) : history.findLast(({ kind }) => kinds.includes(kind))?.at
  const hasBegun = stage === 'working' || stage === 'finished'
  const begun = hasBegun ? moment(begin, 'begin') : undefined
  const keys = roomKeys(order)
  return {
    stage: order.state === 'cancelled' || order.state === 'withdrawn' ? ('ended' as const) : stage,
    onTheWay: moment(progress.onTheWay),
    begun,
    // When the team finishes, or comes if it is late; undefined once it has finished.
    expected: stage === 'working' && begun ? workEnd(begun, order.minutesOnSite) : found.until,
    finished: stage === 'finished' ? moment(finish ?? inspect, 'inspect') : undefined,
    rooms: keys.map((key) => roomOf(key, progress, stage === 'working')),
    // Whether anything was recorded of a room.
    isByRoom: progress.rooms.size > 0,
    photos: await photosIn(database, order.id, foldVisit(all), keys),
    // What the team typed about damage is for the office alone, and so are injuries.
    damages: damages.flatMap(({ id, at, hurt, otherHome }) =>
      hurt ? [] : [{ id, at: new Date(at), kind: otherHome ? ('otherHome' as const) : ('broke' as const) }],
    ),
    // The first names of those who recorded the visit in its team.
    people: await namesOf(database, [...new Set(operations.map(({ by }) => by))]),
    seenBy: inspect?.with,
  }
}

function roomOf(key: string, { rooms }: VisitProgress, isAtWork: boolean): ReportRoom {
  const room = rooms.get(key)
  if (!room) return { key, outcome: isAtWork ? 'ahead' : 'open', tasks: [] }
  const { reason, tasks = [], text } = room
  const outcome = reason === undefined ? 'done' : tasks.length > 0 ? 'partly' : 'notDone'
  return { key, outcome, at: new Date(room.at), tasks, ...(reason && { reason }), ...(text && { text }) }
}

/** The photos that can be seen, each once; those of an injury, or of what is not known, are for the office alone. */
async function photosIn(
  database: Database,
  orderId: string,
  { photos, damages }: VisitProgress,
  keys: readonly string[],
): Promise<ReportPhoto[]> {
  const stored = await photosOf(database, orderId)
  const broken = damages.filter(({ hurt }) => !hurt).map(({ id }) => id)
  const shown = photos.flatMap(({ sha256, room, damage }): ReportPhoto[] => {
    const size = stored.get(sha256)
    if (!size || (damage && !broken.includes(damage))) return []
    return [{ sha256, ...size, ...(room && keys.includes(room) && { room }) }]
  })
  return [...new Map(shown.map((photo) => [photo.sha256, photo])).values()]
}

/** The first names of people, without those of the office, who may have recorded a visit by phone call. */
async function namesOf(database: Database, ids: readonly string[]): Promise<string[]> {
  const people = database
    .selectFrom('person')
    .select('name')
    .where('id', 'in', ['', ...ids])
  const teams = database.selectFrom('personTeam').select('personId').distinct()
  const ofTeams = people.where((eb) => eb.or([eb('role', '=', 'crew'), eb('id', 'in', teams)]))
  const rows = await ofTeams.orderBy('nameKey').execute()
  return rows.flatMap(({ name }) => name.trim().split(/\s+/).slice(0, 1))
}
