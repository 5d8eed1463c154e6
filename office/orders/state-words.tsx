import { fill } from '../../copy/fill.ts'
import { type ExtraId, isExtraId, parseRooms, type Room } from '../../domain/estimate/rooms.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { type Speech, useOffice } from '../layout/office-facts.ts'
import styles from '../sections/state.module.css'

/** A visit: “Thu 26 Nov, morning”. */
export const visitInWords = ({ date, part }: Visit, { words, dayInWords }: Speech): string =>
  fill(words.orders.visit, { day: dayInWords(date), part: words.orders.parts[part] })

/** A visit of a team: “Antwerp, Thursday 26 November 2026, Morning”. */
export const placeInWords = (team: string, { date, part }: Visit, { words, fullDay }: Speech): string =>
  fill(words.planning.move.place, { team, date: fullDay(date), part: words.orders.parts[part] })

/** A home: “8 rooms, 96 m²”. */
export function roomsInWords(rooms: readonly Room[], { words }: Pick<Speech, 'words'>): string {
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const { one, more } = words.orders.rooms
  return rooms.length === 1 ? fill(one, { area }) : fill(more, { count: rooms.length, area })
}

/** The rooms and extras of a row in one line: “8 rooms, 96 m², Inside the oven”. */
export function homeInWords(rooms: string, extras: string, speech: Speech): string {
  const check = parseRooms(rooms)
  const named = extrasInWords(extras.split(',').filter(isExtraId), speech)
  return [check.ok ? roomsInWords(check.rooms, speech) : rooms, named].filter(Boolean).join(', ')
}

/** The names of extras: “Inside the oven, Inside the fridge”. Empty where there are none. */
export const extrasInWords = (extras: readonly ExtraId[], { words }: Pick<Speech, 'words'>): string =>
  extras.map((id) => words.work.extras[id].name).join(', ')

/** The hours that were ordered, or that there are as many as the rooms need. */
export const soldHoursInWords = (soldMinutes: number | null, { words }: Pick<Speech, 'words'>): string =>
  soldMinutes
    ? fill(words.newOrder.hoursOfWork, { time: hoursInWords(soldMinutes, { words }) })
    : words.newOrder.hoursByRooms

/** Minutes as customers read them: “3 h 15 min”. */
export function hoursInWords(total: number, { words }: Pick<Speech, 'words'>): string {
  const { minutes: few, hours: whole, both } = words.planning.time
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  return hours === 0 ? fill(few, { minutes }) : minutes === 0 ? fill(whole, { hours }) : fill(both, { hours, minutes })
}

/** Who comes for how long: “2 people, 3 h 15 min”. */
export function crewInWords(
  { people, minutesOnSite }: { people: number; minutesOnSite: number },
  { words }: Pick<Speech, 'words'>,
): string {
  const { one, more } = words.planning.crew
  const time = hoursInWords(minutesOnSite, { words })
  return people === 1 ? fill(one, { time }) : fill(more, { people, time })
}

interface OrderStateProps {
  state: OrderState
  /** Whether the dot says it alone as long as nothing has happened. */
  brief?: boolean
}

/** The state of an order as a word with a dot. */
export const OrderStateWord = ({ state, brief }: OrderStateProps) => (
  <span className={styles.state} data-state={state}>
    <span className={brief && state === 'ordered' ? 'visually-hidden' : undefined}>
      {useOffice().words.orders.states[state]}
    </span>
  </span>
)
