import { fill } from '../../../copy/fill.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { isAfterHandover } from '../../../domain/orders/handover.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Agreement } from '../../../ui/components/choices.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { ReadAloud } from '../../orders/read-aloud.tsx'
import { fullDay } from '../../sections/format-day.ts'
import { formatMoney } from '../../sections/format-money.ts'
import { formatTime } from '../../sections/format-time.ts'
import { reschedulePath } from '../../sections/planning-paths.ts'
import styles from './confirm-reschedule.module.css'
import { placeWords } from './place-words.ts'
import type { RescheduleView } from './reschedule-view.ts'

interface ConfirmRescheduleProps {
  view: RescheduleView
  chosen: NonNullable<RescheduleView['chosen']>
}

/** The last step of a move: old and new, the mail to the customer, and the box that the customer agreed. */
export function ConfirmReschedule({ view, chosen }: ConfirmRescheduleProps) {
  const { words, language } = useOffice()
  const { move } = words.planning
  const { number, version, place, teamName } = view
  return (
    <form method="post" action={reschedulePath(number)} className={styles.confirm}>
      <h2>{move.confirm}</h2>
      <input type="hidden" name="version" defaultValue={version} />
      <input type="hidden" name="team" defaultValue={chosen.team} />
      <input type="hidden" name="visit" defaultValue={formatVisit(chosen.visit)} />
      <input type="hidden" name="fee" defaultValue={chosen.feeCents} />
      <dl>
        <dt>{move.old}</dt>
        <dd>
          <del>{placeWords(words, language, teamName, place.visit)}</del>
        </dd>
        <dt>{move.new}</dt>
        <dd>
          <strong>{placeWords(words, language, chosen.teamName, chosen.visit)}</strong>
        </dd>
      </dl>
      {chosen.kind === 'moveVisit' ? <Agreeing view={view} chosen={chosen} /> : <p>{move.notMailed}</p>}
      <p>
        <Button type="submit">{move.button}</Button>
      </p>
    </form>
  )
}

/** What the customer agrees to: what the move means, a start within the withdrawal period, and the box. */
function Agreeing({ view, chosen }: ConfirmRescheduleProps) {
  const { words, language, now } = useOffice()
  const { move } = words.planning
  const { handover, problem } = view
  const { freeUntil, lateFeeCents } = chosen
  return (
    <>
      <ul>
        {handover && isAfterHandover(handover, chosen.visit.date) && (
          <li>{fill(words.newOrder.handover.warning, { date: fullDay(language, handover) })}</li>
        )}
        <li>{move.price}</li>
        <li>{move.mailed}</li>
        <li>
          {freeUntil > now
            ? fill(move.freeUntil, { date: formatTime(lastMinute(freeUntil), now, language) })
            : fill(move.noLongerFree, { price: formatMoney(lateFeeCents, language) })}
        </li>
      </ul>
      {chosen.consents.length > 0 && <p>{move.askedByPhone}</p>}
      <ReadAloud consents={chosen.consents} given={view.ticked} />
      <Agreement
        id="agreed"
        name="agreed"
        label={move.agreed}
        chosen={undefined}
        problem={problem === 'agreed' ? move.problems.agreed : undefined}
      />
    </>
  )
}

/** The end of a period that lasts until just before a moment: midnight is the last minute of the day that ends. */
const lastMinute = (until: Date) => (officeClock(until).minutes === 0 ? new Date(until.getTime() - 60_000) : until)
