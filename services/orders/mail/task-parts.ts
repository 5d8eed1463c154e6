import { cleaningServices } from '#copy/cleaning-services.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { taskInWords } from '../../../copy/format/task-in-words.ts'
import { orderedTasks } from '../../../domain/estimate/work.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { divideTasks } from '../../../domain/packages/room-tasks.ts'
import type { RoomTypeId } from '../../../domain/packages/room-types.ts'
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
function tasksByRoom({ packageId, rooms, extras, presence }: OrderView['order']): MailPart[] {
  const tasksOf = (type: RoomTypeId) =>
    orderedTasks(packageId, extras, type)
      // An absent customer cannot be asked during the visit.
      .filter((task) => task !== 'set-priorities' || presence !== 'absent')
  const { shared, own } = divideTasks(new Map(rooms.map(({ type }) => [type, tasksOf(type)])))
  const everywhere = shared.map((each) => taskInWords({ tasks: taskSentences, rooms: roomNames, everyRoom }, each))
  const lists: [subheading: string, list: string[]][] = [
    [everyRoom.heading, everywhere],
    ...[...own].map(([type, tasks]): [string, string[]] => [roomNames[type], tasks.map((task) => taskSentences[task])]),
  ]
  return lists.flatMap(([subheading, list]) => (list.length > 0 ? [{ subheading }, { list }] : []))
}
