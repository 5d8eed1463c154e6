import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { closeAccess, openAccess } from './access.ts'
import { icons } from './crew-icons.ts'
import { serverNow, useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import styles from './visit.module.css'

/** How to get in: opened by its button, with a network; says where it is once it is closed (R20.11). */
export function AccessBox({ visit }: { visit: CrewVisit }) {
  const words = useWords()
  const { access: open, facts } = useCrew()
  const [problem, setProblem] = useState<string>()
  const key = visitKey(visit)
  const openedAt = facts.opened[key]
  const { access } = words
  if (open?.key === key && open.until > serverNow())
    return (
      <section className={styles.open} aria-label={access.show}>
        <p>{open.text}</p>
        <p>{fill(access.until, { until: clockTime(open.until) })}</p>
        <button type="button" onClick={closeAccess}>
          {words.close}
        </button>
      </section>
    )
  const show = async () => {
    setProblem(undefined)
    setProblem(await openAccess(visit, words))
  }
  return (
    <div className={styles.access}>
      <button type="button" onClick={show}>
        <Icon shape={icons.key} />
        {access.show}
      </button>
      <p role="status">
        {problem ?? (openedAt ? fill(access.opened, { time: clockTime(new Date(openedAt)) }) : access.hint)}
      </p>
    </div>
  )
}
