import { fill } from '../../../copy/fill.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { isAfterHandover } from '../../../domain/orders/handover.ts'
import { Button } from '../../../ui/components/button.tsx'
import { FormFields, HiddenFormFields } from '../../../ui/forms/form-fields.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { ReadAloud } from '../../orders/read-aloud.tsx'
import { placeInWords } from '../../orders/state-words.tsx'
import { Fact } from '../../sections/facts.tsx'
import { reschedulePath } from '../../sections/planning-paths.ts'
import styles from './confirm-reschedule.module.css'
import type { Places } from './find-places.ts'
import type { RescheduleProps } from './places.ts'

interface ConfirmRescheduleProps extends Pick<RescheduleProps, 'view' | 'of'> {
  chosen: NonNullable<Places['chosen']>
}

/** The last step of a move: old and new, the mail to the customer, and the box that the customer agreed. */
export function ConfirmReschedule(props: ConfirmRescheduleProps) {
  const office = useOffice()
  const { words } = office
  const { move } = words.planning
  const { view, of, chosen } = props
  const { order, teamName } = view
  return (
    <form method="post" action={reschedulePath(order.number)} className={styles.confirm}>
      <h2>{move.confirm}</h2>
      <HiddenFormFields of={of} as={undefined} />
      <dl>
        <Fact name={move.old}>
          <del>{placeInWords(teamName, order.visit, office)}</del>
        </Fact>
        <Fact name={move.new}>
          <strong>{placeInWords(chosen.teamName, chosen.visit, office)}</strong>
        </Fact>
      </dl>
      {chosen.kind === 'moveVisit' ? (
        <>
          <Agreeing {...props} />
          <FormFields of={of} words={{ labels: move, problems: move.problems }} general={words.frame.problems} />
        </>
      ) : (
        <p>{move.notMailed}</p>
      )}
      <p>
        <Button type="submit">{move.button}</Button>
      </p>
    </form>
  )
}

/** What the customer agrees to: what the move means, and a start within the withdrawal period. */
function Agreeing({ view: { order }, of, chosen }: ConfirmRescheduleProps) {
  const { words, now, fullDay, formatTime, formatMoney } = useOffice()
  const { move } = words.planning
  const { freeUntil, lateFeeCents } = chosen
  return (
    <>
      <ul>
        {order.handover && isAfterHandover(order.handover, chosen.visit.date) && (
          <li>{fill(words.newOrder.handover.warning, { date: fullDay(order.handover) })}</li>
        )}
        <li>{move.price}</li>
        <li>{move.mailed}</li>
        <li>
          {freeUntil > now
            ? fill(move.freeUntil, { date: formatTime(lastMinute(freeUntil)) })
            : fill(move.noLongerFree, { price: formatMoney(lateFeeCents) })}
        </li>
      </ul>
      {chosen.consents.length > 0 && <p>{move.askedByPhone}</p>}
      <ReadAloud of={of} consents={chosen.consents} />
    </>
  )
}

/** The end of a period that lasts until just before a moment: midnight is the last minute of the day that ends. */
const lastMinute = (until: Date) => (officeClock(until).minutes === 0 ? new Date(until.getTime() - 60_000) : until)
