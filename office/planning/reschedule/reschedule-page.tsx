import { fill } from '../../../copy/fill.ts'
import { addDays } from '../../../domain/opening/office-time.ts'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import { OrderHistory } from '../../orders/order-history.tsx'
import { crewInWords, placeInWords } from '../../orders/state-words.tsx'
import { PhoneLink } from '../../sections/facts.tsx'
import { FormAlert, Stale } from '../../sections/office-form.tsx'
import { boardPath, reschedulePath } from '../../sections/planning-paths.ts'
import { type Way, Ways } from '../../sections/ways.tsx'
import { TeamLinks } from '../team-links.tsx'
import { ConfirmReschedule } from './confirm-reschedule.tsx'
import { isMovable, weeksAtOnce } from './find-places.ts'
import { FreePlaces } from './free-places.tsx'
import type { RescheduleProps } from './places.ts'
import styles from './reschedule-page.module.css'

/** Moves an order: the places that are free for it, and the form that confirms the chosen one (R17.21). */
export function ReschedulePage(props: RescheduleProps) {
  const office = useOffice()
  const { words } = office
  const { move } = words.planning
  const { view, places, of } = props
  const { order, person, teamName } = view
  const { number, visit, country } = order
  const isStale = of.problems.form === 'stale'
  const teams = places.pages.find(({ shown }) => shown)?.team
  const weeksFrom = (weeks: number) => reschedulePath(number, { week: addDays(places.monday, 7 * weeks), teams })
  const ways = [
    { keys: 'p', label: move.earlier, href: weeksFrom(-weeksAtOnce) },
    { keys: 'n', label: move.later, href: weeksFrom(weeksAtOnce) },
  ]
  return (
    <OfficeLayout title={fill(move.title, { number })} shortcuts={isMovable(view) ? ways : []}>
      {isStale ? <StaleMove {...props} /> : <FormAlert of={of} words={move.problems} />}
      <p className={styles.now}>
        <strong>{placeInWords(teamName, visit, office)}</strong>
        <br />
        {crewInWords(order, office)}
      </p>
      {person && (
        <p>
          {person.firstName} {person.lastName}, <PhoneLink typed={person.phoneNumber} country={country} />
        </p>
      )}
      <p className={styles.ways}>
        <a href={`/orders/${number}`}>{move.toOrder}</a>{' '}
        <a href={`/orders/${number}/access`}>{words.planning.access.access}</a>{' '}
        <a href={boardPath(country, visit.date, order.team)}>{move.toBoard}</a>
      </p>
      {!isMovable(view) && <p>{move.tooLate}</p>}
      {places.chosen && !isStale && <ConfirmReschedule {...props} chosen={places.chosen} />}
      {isMovable(view) && <OtherPlaces {...props} ways={ways} />}
    </OfficeLayout>
  )
}

/** The places of some weeks, and the ways to other weeks and teams. */
function OtherPlaces({ view, places, ways }: RescheduleProps & { ways: readonly Way[] }) {
  const { words, shortDay } = useOffice()
  const { move, nav } = words.planning
  const { monday, pages } = places
  return (
    <section aria-labelledby="choose" className={styles.choose}>
      <h2 id="choose">{move.free}</h2>
      <p>{move.chooseText}</p>
      {places.withdrawalDate && <p>{fill(move.withdrawal, { date: shortDay(places.withdrawalDate) })}</p>}
      <TeamLinks pages={pages} hrefOf={(first) => reschedulePath(view.order.number, { week: monday, teams: first })} />
      <FreePlaces view={view} places={places} />
      <Ways label={nav.label} ways={ways} className={styles.ways} />
    </section>
  )
}

/** Both sides of a move that was refused: what was wanted, and what someone else has done meanwhile. */
function StaleMove({ view, places: { wanted }, seen }: RescheduleProps) {
  const office = useOffice()
  const { problems } = office.words.planning.move
  const text = wanted && fill(problems.stale, { place: placeInWords(wanted.teamName, wanted.visit, office) })
  return (
    <Stale title={problems.staleTitle} text={text}>
      <OrderHistory view={view} since={seen} />
      <p>{problems.staleNow}</p>
    </Stale>
  )
}
