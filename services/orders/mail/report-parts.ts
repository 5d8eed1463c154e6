import { visit } from '#copy/order/visit.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { VisitReport } from '../report/read-report.ts'
import { roomName, roomSentences } from '../report/report-words.ts'

/**
 * The report of a visit in short: a line for each room with what was not possible and why; none where only the visit as
 * a whole was recorded. What the team typed is on the page alone (R16.30).
 */
export function reportParts(order: Order, { isByRoom, rooms }: VisitReport): MailPart[] {
  if (!isByRoom) return []
  const lines = rooms.map((room) => {
    const { said, tasks, why } = roomSentences(room)
    return [`${roomName(order, room.key)}: ${said}`, ...tasks, why].filter(Boolean).join(' ')
  })
  return [{ heading: visit.report.rooms }, { list: lines }]
}
