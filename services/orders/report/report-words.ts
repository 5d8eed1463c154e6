import { estimateDesk } from '#copy/estimate-desk.ts'
import { visit } from '#copy/order/visit.ts'
import { allWork, taskSentences } from '#copy/room-tasks.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { roomInWords } from '../../../copy/format/room-in-words.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { taskIds } from '../../../domain/packages/task-ids.ts'
import { roomKeys } from '../../../domain/visits/room-keys.ts'
import type { ReportRoom } from './read-report.ts'

const { report: words } = visit
const { roomTypes: rooms, extras } = estimateDesk

/** The name of a room of an order, by its key. */
export const roomName = (order: Order, key: string): string =>
  roomInWords({ rooms, extras, allWork }, key, roomKeys(order))

/** What a report says of a room: what became of it, the tasks that were not possible, and why. */
export function roomSentences({ outcome, at, reason, tasks }: ReportRoom) {
  const why = reason ? words.reasons[reason] : ''
  const said = fillAll(words.outcomes, { time: at ? clockTime(at) : '', reason: why })[outcome]
  return {
    said,
    tasks: taskIds.filter((task) => tasks.includes(task)).map((task) => taskSentences[task]),
    why: outcome === 'partly' ? fill(words.why, { reason: why }) : undefined,
  }
}
