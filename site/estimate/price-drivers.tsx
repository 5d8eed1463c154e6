import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import { money, officeTime, typeset } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { timeLines } from '../../ui/work-order/time-lines.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import styles from './price-drivers.module.css'

/** The parts of the price: the work of each room and extra, the longest first, the total, and how long it holds. */
export function PriceDrivers({ answer }: { answer: EstimateAnswer }) {
  const { rooms, extras, travelCents } = answer.assumptions
  const parts = [
    ...rooms.map(({ type, area, dirt, minutes }) => ({
      label: fill(words.drivers.room, { room: words.roomTypes[type], area, dirt: words.dirtLevels[dirt].short }),
      minutes,
    })),
    ...extras.map(({ id, minutes }) => ({
      label: fill(words.drivers.extra, { room: words.extras[id].name }),
      minutes,
    })),
  ].sort((a, b) => b.minutes - a.minutes)
  return (
    <details className={`fold ${styles.drivers}`}>
      <summary>{words.drivers.title}</summary>
      <WorkLines
        label={words.drivers.work}
        lines={parts.map(({ label, minutes }, index) => ({
          key: String(index),
          label,
          amount: fill(words.drivers.minutes, { minutes }),
        }))}
      />
      <WorkLines label={words.drivers.time} lines={timeLines({ ...answer, ...answer.assumptions })} />
      <p>
        {travelCents > 0 ? fill(words.drivers.travel, { travel: money(travelCents) }) : words.drivers.noTravel}{' '}
        {typeset(fill(words.result.valid, { until: officeTime(new Date(answer.validUntil)) }))}
      </p>
    </details>
  )
}
