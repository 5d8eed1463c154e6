import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { officeTime } from '../../ui/office-time.ts'
import { crew, duration, money } from '../../ui/work-words.ts'
import styles from './price-drivers.module.css'

/**
 * What the price is made of: the work of each room and extra, the longest first, and what becomes of it; then how long it holds.
 * @param roomsStay whether a foreign ordering site does not take the rooms along
 */
export function PriceDrivers({ answer, roomsStay }: { answer: EstimateAnswer; roomsStay: boolean }) {
  const { rooms, extras, workMinutes, leastPersonMinutes, travelCents, uncertaintyPercent } = answer.assumptions
  const parts = [
    ...rooms.map(({ type, area, dirt, minutes }, index) => ({
      key: `room ${index}`,
      text: fill(words.drivers.room, { room: words.roomTypes[type], area, dirt: words.dirtLevels[dirt].short }),
      minutes,
    })),
    ...extras.map(({ id, minutes }) => ({
      key: id,
      text: fill(words.drivers.extra, { room: words.extras[id].name }),
      minutes,
    })),
  ].sort((a, b) => b.minutes - a.minutes)
  const longest = Math.max(1, ...parts.map(({ minutes }) => minutes))
  return (
    <details className={`fold ${styles.drivers}`}>
      <summary>{words.drivers.title}</summary>
      <table aria-label={words.drivers.title}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.drivers.what}</th>
            <th scope="col">{words.drivers.time}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, text, minutes }) => (
            <tr key={key}>
              <th scope="row">
                {text}
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * minutes) / longest} height="1" />
                </svg>
              </th>
              <td>{fill(words.drivers.minutes, { minutes })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.drivers.sum}</th>
            <td>{duration(workMinutes)}</td>
          </tr>
          {workMinutes < leastPersonMinutes && (
            <tr>
              <th scope="row">{words.drivers.least}</th>
              <td>{duration(leastPersonMinutes)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{fill(words.drivers.crew, { crew: crew(answer) })}</th>
            <td>{duration(answer.personMinutes)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {travelCents > 0 ? fill(words.drivers.travel, { travel: money(travelCents) }) : words.drivers.noTravel}{' '}
        {fill(words.drivers.uncertainty, { percent: uncertaintyPercent })}
      </p>
      <p>
        {words.result.orderHint} {roomsStay && words.result.roomsStay}
      </p>
      <p>
        {fill(words.result.valid, { until: officeTime(new Date(answer.validUntil)) })}{' '}
        <span className={styles.share}>{words.result.share}</span>
      </p>
    </details>
  )
}
