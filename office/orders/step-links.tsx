import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import type { OrderTransition } from '../../domain/orders/order-states.ts'
import { type WorkStep, workSteps } from '../../domain/orders/work-steps.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './step-links.module.css'

interface StepLinksProps {
  /** The steps that the order can take now. */
  transitions: readonly OrderTransition[]
  /** The page that asks before a step is recorded. */
  hrefOf: (step: WorkStep) => string
  /** The number of the order. */
  about: string
  /** Until when the button works that undoes the last step, in the form around. Undefined: there is none. */
  undoUntil: Date | null | undefined
}

/** The next step of a visit, and far from it, as a plain link, its end without the work (R17.25). */
export function StepLinks({ transitions, hrefOf, about, undoUntil }: StepLinksProps) {
  const { words } = useOffice()
  const [next] = workSteps.filter((step) => step !== 'giveUp' && transitions.includes(step))
  return (
    <>
      {next && (
        <ButtonLink href={hrefOf(next)} small about={about}>
          {words.steps.links[next]}
        </ButtonLink>
      )}
      {undoUntil && (
        <Button type="submit" name="do" value="undo" variant="secondary" small>
          {fill(words.steps.undo, { until: clockTime(undoUntil) })}
        </Button>
      )}
      {transitions.includes('giveUp') && (
        <p className={styles.end}>
          <a href={hrefOf('giveUp')}>{words.steps.links.giveUp}</a>
        </p>
      )}
    </>
  )
}
