import { fill } from '../../../copy/fill.ts'
import { noCents } from '../../../domain/money/cents.ts'
import { Button } from '../../../ui/components/button.tsx'
import { WeekRows } from '../../../ui/visit-weeks/week-rows.tsx'
import { weeksOf } from '../../../ui/visit-weeks/weeks.ts'
import { useOffice } from '../../layout/office-facts.ts'
import { shortDay } from '../../sections/formats.ts'
import { reschedulePath } from '../../sections/planning-paths.ts'
import type { Places } from './find-places.ts'
import { placeWords } from './place-words.ts'
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
  const { words, language } = useOffice()
  const { newOrder, planning } = words
  if (visits.length === 0) return <p>{planning.move.none}</p>
  // A move never changes the price, so that no day has one.
  const offers = visits.map((visit) => ({ visit, priceCents: noCents, free: true as const, lowest: false }))
  return (
    <form method="get" action={reschedulePath(order.number)}>
      <input type="hidden" name="team" defaultValue={team} />
      <WeekRows
        weeks={weeksOf(offers)}
        chosen={undefined}
        first={undefined}
        handover={order.handover ?? undefined}
        withoutIds
        speech={{
          week: newOrder.week,
          weekDays: newOrder.weekDays,
          lowest: '',
          afterHandover: newOrder.handover.after,
          parts: planning.parts,
          dayOf: (date) => shortDay(language, date),
          priceOf: () => '',
          labelOf: ({ visit }) => placeWords(words, language, name, visit),
        }}
      />
      <p>
        <Button type="submit" variant="secondary" small>
          {planning.move.choose}
        </Button>
      </p>
    </form>
  )
}
