import { details as words } from '#copy/order/details.ts'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { holdMinutes } from '../../domain/scheduling/hold-limit.ts'
import styles from './order-form.module.css'
import { Notice } from './step-frame.tsx'

/** Whether the chosen visit is held for a draft, and until when. */
export interface Hold {
  state: 'held' | 'expired' | 'none'
  until: Date | undefined
}

/** Until when the chosen visit is held, in words: nothing counts down (R16.13). */
export function HoldLine({ hold: { state, until } }: { hold: Hold }) {
  if (state === 'held' && until)
    return <p className={styles.quiet}>{typeset(fill(words.held, { until: clockTime(until) }))}</p>
  const sentence = state === 'expired' ? fill(words.expired, { minutes: holdMinutes }) : words.notHeld
  return <Notice kind="attention">{typeset(sentence)}</Notice>
}
