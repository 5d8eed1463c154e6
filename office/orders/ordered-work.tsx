import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import table from '../sections/table.module.css'
import type { OfficeOrder } from './office-order.ts'
import { hoursInWords } from './state-words.ts'

/** The rooms and extras of an order, and who comes for how long. */
export function WorkList({ view: { order, teamName } }: { view: OfficeOrder }) {
  const { orders, newOrder, work } = useOffice().words
  const { home } = orders
  const { people, minutesOnSite, rooms, extras } = order
  return (
    <section aria-labelledby="home">
      <h2 id="home">{home.title}</h2>
      <p>
        {home.team}: {teamName}, {fill(home.crew, { people, time: hoursInWords(minutesOnSite) })}
      </p>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{newOrder.form.type}</th>
              <th scope="col" className={table.figure}>
                m²
              </th>
              <th scope="col">{newOrder.form.howDirty}</th>
            </tr>
          </thead>
          <tbody>
            {[...rooms.entries()].map(([row, { type, area, dirt }]) => (
              <tr key={row}>
                <th scope="row">{work.rooms[type]}</th>
                <td className={table.figure}>{area}</td>
                <td>{work.dirt[dirt].name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {home.extras}: {extras.map((id) => work.extras[id].name).join(', ') || home.noExtras}
      </p>
    </section>
  )
}
