import { cleaningServices } from '#copy/cleaning-services.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { taskInWords } from '../../../copy/format/task-in-words.ts'
import { orderedTasks } from '../../../domain/estimate/work.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { sharedTasks } from '../../../domain/packages/room-tasks.ts'
import type { MailPart } from '../../contact/mail-body.ts'

/** The task list of each room, to which the terms refer. */
export function taskParts({ order }: OrderView): MailPart[] {
  const { roomsHeading, roomsIntro, roomsIntroHourly } = cleaningServices.packagePage
  const isPresent = order.presence === 'present'
  const hourly = isPresent ? roomsIntroHourly : words.tasksInOrder
  const intro = isPresent ? roomsIntro : words.tasksChecked
  return [{ heading: roomsHeading }, { paragraphs: [order.packageId === 'ms' ? hourly : intro] }, ...tasksByRoom(order)]
}

/** Every task of an order, extras included: those of every room once, then its own of each kind of room. */
function tasksByRoom({
  packageId,
  rooms,
  extras,
  presence,
}: Pick<OrderView['order'], 'packageId' | 'rooms' | 'extras' | 'presence'>): MailPart[] {
  const lists = new Map(
    rooms.map(({ type }) => [
      type,
      orderedTasks(packageId, extras, type)
        // Nothing is agreed on the spot with a customer who is absent.
        .filter((task) => task !== 'set-priorities' || presence !== 'absent'),
    ]),
  )
  const shared = sharedTasks(lists)
  const everywhere = new Set(shared.map(({ task }) => task))
  const listOf = (subheading: string, list: readonly string[]): MailPart[] =>
    list.length > 0 ? [{ subheading }, { list }] : []
  return [
    ...listOf(
      everyRoom.heading,
      shared.map((each) => taskInWords({ tasks: taskSentences, rooms: roomNames, everyRoom }, each)),
    ),
    ...[...lists].flatMap(([type, tasks]) =>
      listOf(
        roomNames[type],
        tasks.flatMap((task) => (everywhere.has(task) ? [] : taskSentences[task])),
      ),
    ),
  ]
}
