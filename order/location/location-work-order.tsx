import { estimateDesk } from '#copy/estimate-desk.ts'
import { frame } from '#copy/order/frame.ts'
import { location as words } from '#copy/order/location.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, priceRange, spacedZipCode } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { chargedCrew } from '../../ui/work-order/time-lines.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { roomsInWords } from '../sections/draft-words.ts'

/** The work order while nothing but the home is known: a range, and what drives it. */
export function EstimateOrder({ answer }: { answer: EstimateAnswer }) {
  const { price, packageId, zipCode, team, assumptions } = answer
  const lines = [
    {
      key: 'rooms',
      label: fill(words.work, { rooms: roomsInWords(assumptions.rooms) }),
      amount: duration(minutesOf(assumptions.rooms)),
    },
    ...assumptions.extras.map(({ id, minutes }) => ({
      key: id,
      label: estimateDesk.extras[id].name,
      amount: duration(minutes),
    })),
  ]
  return (
    <WorkOrder
      stamp="nonBinding"
      rooms={assumptions.rooms}
      place={
        <>
          <strong>{packageNames[packageId]}</strong>
          <br />
          {spacedZipCode(zipCode)}
        </>
      }
      price={priceRange(price)}
      terms={words.nonBinding}
    >
      <p>
        <strong>{fill(words.atHome, { crew: crew(answer) })}</strong>
      </p>
      <p>{fill(words.team, { team: team.name, zipCode: spacedZipCode(zipCode) })}</p>
      <details>
        <summary>{words.workedOut}</summary>
        <WorkLines label={frame.linesLabel} lines={lines} />
        <p>{chargedCrew({ ...answer, ...assumptions })}</p>
      </details>
    </WorkOrder>
  )
}

const minutesOf = (rooms: readonly { minutes: number }[]) => rooms.reduce((sum, { minutes }) => sum + minutes, 0)
