import { frame as words } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { checkIcon, Icon } from '../../ui/components/icon.tsx'
import { draftPath, homeOfDraft, type Step, steps } from '../layout/routes.ts'
import styles from './progress.module.css'

const hrefOf = (draft: Draft, step: Step) => (step === 'location' ? homeOfDraft(draft) : draftPath(draft.id, step))

/**
 * How far an order is. Steps that are done lead back to their page; on a phone one line says it all.
 * @param draft undefined in a first step that nothing is stored of yet
 */
export function Progress({ current, draft }: { current: Step; draft?: Draft | undefined }) {
  const now = steps.indexOf(current)
  const numbers = { step: now + 1, steps: steps.length, name: words.steps[current] }
  return (
    <nav className={styles.progress} aria-label={words.stepsLabel}>
      <p className={styles.short} aria-hidden="true">
        {fill(words.stepOf, numbers)}
        <progress value={numbers.step} max={numbers.steps} aria-hidden="true" />
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === now ? 'step' : undefined} data-done={index < now || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {index < now ? <Icon shape={checkIcon} size={18} strokeWidth={3} /> : index + 1}
            </span>
            {index < now && draft ? <a href={hrefOf(draft, step)}>{words.steps[step]}</a> : words.steps[step]}
            {index < now && <span className="visually-hidden"> ({words.stepDone})</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
