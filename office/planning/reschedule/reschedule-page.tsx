import { fill } from '../../../copy/fill.ts'
import { addDays } from '../../../domain/opening/office-time.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import { OrderHistory } from '../../orders/order-history.tsx'
import { crewInWords } from '../../orders/state-words.ts'
import form from '../../sections/form.module.css'
import { shortDay } from '../../sections/format-day.ts'
import { PhoneLink } from '../../sections/phone-link.tsx'
import { boardPath, reschedulePath } from '../../sections/planning-paths.ts'
import { TeamLinks } from '../team-links.tsx'
import { ConfirmReschedule } from './confirm-reschedule.tsx'
import { weeksAtOnce } from './find-places.ts'
import { FreePlaces } from './free-places.tsx'
import { placeWords } from './place-words.ts'
import styles from './reschedule-page.module.css'
import type { RescheduleView } from './reschedule-view.ts'

/** Moves an order: the places that are free for it, and the form that confirms the chosen one (R17.21). */
export function ReschedulePage({ view }: { view: RescheduleView }) {
  const office = useOffice()
  const { words, language } = office
  const { move } = words.planning
  const { number, place, teamName, chosen, problem } = view
  const shortcuts = [
    { keys: 'p', label: move.earlier },
    { keys: 'n', label: move.later },
  ]
  return (
    <OfficeLayout title={fill(move.title, { number })} shortcuts={view.movable ? shortcuts : []}>
      {problem === 'stale' && <Stale view={view} />}
      {problem && problem !== 'stale' && problem !== 'agreed' && (
        <p role="alert" className={form.problem}>
          {move.problems[problem]}
        </p>
      )}
      <p className={styles.now}>
        <strong>{placeWords(words, language, teamName, place.visit)}</strong>
        <br />
        {crewInWords(view, office)}
      </p>
      {view.customer && (
        <p>
          {view.customer.name}, <PhoneLink typed={view.customer.phoneNumber} country={view.country} />
        </p>
      )}
      <p className={styles.ways}>
        <a href={`/orders/${number}`}>{move.toOrder}</a>{' '}
        <a href={`/orders/${number}/access`}>{words.planning.access.short}</a>{' '}
        <a href={boardPath(view.country, place.visit.date, place.team)}>{move.toBoard}</a>
      </p>
      {!view.movable && <p>{move.tooLate}</p>}
      {chosen && <ConfirmReschedule view={view} chosen={chosen} />}
      {view.movable && <OtherPlaces view={view} />}
    </OfficeLayout>
  )
}

/** The places of some weeks, and the ways to other weeks and teams. */
function OtherPlaces({ view }: { view: RescheduleView }) {
  const { words, language } = useOffice()
  const { move, nav } = words.planning
  const { number, monday, pages } = view
  const teams = pages.find(({ shown }) => shown)?.team
  const weeksFrom = (weeks: number) => reschedulePath(number, { week: addDays(monday, 7 * weeks), teams })
  return (
    <section aria-labelledby="choose" className={styles.choose}>
      <h2 id="choose">{move.free}</h2>
      <p>{move.chooseText}</p>
      {view.withdrawalDate && <p>{fill(move.withdrawal, { date: shortDay(language, view.withdrawalDate) })}</p>}
      <TeamLinks pages={pages} hrefOf={(first) => reschedulePath(number, { week: monday, teams: first })} />
      <FreePlaces view={view} />
      <nav className={styles.ways} aria-label={nav.label}>
        <ButtonLink variant="secondary" small href={weeksFrom(-weeksAtOnce)} data-keys="p">
          {move.earlier}
        </ButtonLink>
        <ButtonLink variant="secondary" small href={weeksFrom(weeksAtOnce)} data-keys="n">
          {move.later}
        </ButtonLink>
      </nav>
    </section>
  )
}

/** Both sides of a move that was refused: what was wanted, and what someone else has done meanwhile. */
function Stale({ view: { wanted, later } }: { view: RescheduleView }) {
  const { words, language } = useOffice()
  const { problems } = words.planning.move
  return (
    <section className={form.warning} aria-labelledby="stale">
      <h2 id="stale">{problems.staleTitle}</h2>
      {wanted && <p>{fill(problems.stale, { place: placeWords(words, language, wanted.teamName, wanted.visit) })}</p>}
      <OrderHistory events={later} notes={[]} untitled />
      <p>{problems.staleNow}</p>
    </section>
  )
}
