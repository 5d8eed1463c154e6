import { fill } from '../../../copy/fill.ts'
import { Button } from '../../../ui/components/button.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { OfferedVisits, withoutPrice } from '../../orders/offered-visits.tsx'
import form from '../../sections/form.module.css'
import { reschedulePath } from '../../sections/planning-paths.ts'
import type { Places } from './find-places.ts'
import type { RescheduleProps } from './places.ts'

type Free = Places['free'][number]
type Move = Pick<RescheduleProps, 'view' | 'places'>

/** Where an order can go: the weeks that customers see, the own team's open, and those of the others folded. */
export function FreePlaces({ view, places }: Move) {
  const { move } = useOffice().words.planning
  const own = places.free.find(({ team }) => team === view.order.team)
  return (
    <>
      {own && (
        <section aria-labelledby="own">
          <h3 id="own">{fill(move.own, { team: own.name })}</h3>
          <TeamWeeks free={own} view={view} />
        </section>
      )}
      {places.free.map(
        (free) =>
          free !== own && (
            <details key={free.team} className="fold">
              <summary>{free.name}</summary>
              <TeamWeeks free={free} view={view} />
            </details>
          ),
      )}
    </>
  )
}

function TeamWeeks({ free: { team, name, visits }, view: { order } }: { free: Free; view: Move['view'] }) {
  const { move } = useOffice().words.planning
  if (visits.length === 0) return <p>{move.none}</p>
  return (
    <form method="get" action={reschedulePath(order.number)}>
      <input type="hidden" name="team" defaultValue={team} />
      <OfferedVisits offers={withoutPrice(visits)} chosen={undefined} handover={order.handover} teamName={name} />
      <p className={form.send}>
        <Button type="submit" variant="secondary" small>
          {move.choose}
        </Button>
      </p>
    </form>
  )
}
