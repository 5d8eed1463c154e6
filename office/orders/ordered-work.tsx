import type { Order } from '../../domain/orders/order.ts'
import { useOffice } from '../layout/office-facts.ts'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './office-order-page.module.css'
import { crewInWords } from './state-words.ts'

/** An average room: its dirt goes without saying. */
const averageDirt = 2

/** What was agreed with a business, line by line; nothing of a home. */
export const agreedLines = ({ business }: Pick<Order, 'business'>) => [...(business?.work.split('\n') ?? []).entries()]

/** The rooms and extras of an order, and who comes for how long. */
export function WorkList({ view: { order, teamName } }: { view: OfficeOrder }) {
  const office = useOffice()
  const { orders, work } = office.words
  const { home } = orders
  const { rooms, extras } = order
  return (
    <section aria-labelledby="home">
      <h2 id="home">{home.title}</h2>
      <p>
        {home.team}: {teamName}, {crewInWords(order, office)}
      </p>
      <ul className={styles.rooms}>
        {agreedLines(order).map(([row, line]) => (
          <li key={row}>{line}</li>
        ))}
        {[...rooms.entries()].map(([row, { type, area, dirt }]) => (
          <li key={row}>
            {work.rooms[type]}, {area} m²{dirt !== averageDirt && ` · ${work.dirt[dirt].name}`}
          </li>
        ))}
        {extras.map((id) => (
          <li key={id}>{work.extras[id].name}</li>
        ))}
      </ul>
    </section>
  )
}
