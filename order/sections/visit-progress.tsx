import { visit as words } from '#copy/order/visit.ts'
import { fillAll } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { fullDay } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { VisitReport } from '../../services/orders/report/read-report.ts'
import { checkIcon, Icon } from '../../ui/components/icon.tsx'
import styles from './visit-progress.module.css'

/** Where a visit is, in a sentence. */
export function stageInWords({ stage, expected }: VisitReport, { country, visit }: Order): string {
  const phone = displayPhoneNumber(country, company.phoneNumber[country])
  const until = expected ? clockTime(expected) : ''
  return fillAll(words.stages, { date: fullDay(visit.date), until, phone })[stage]
}

/** What has happened of a visit, each with its time as far as it is known (R20.15). */
export function VisitProgress({ report }: { report: VisitReport }) {
  const { stage, onTheWay, begun, expected, finished } = report
  const when = (sentence: string, time: Date | undefined, until = time) =>
    time && until && ` ${fillAll(sentence, { time: clockTime(time), until: clockTime(until) })}`
  const isWorking = stage === 'working'
  const steps = [
    { name: words.steps.onTheWay, isNow: stage === 'onTheWay', time: when(words.since, onTheWay), isDone: begun },
    {
      name: words.steps.working,
      isNow: isWorking,
      time: isWorking ? when(words.sinceUntil, begun, expected) : when(words.since, begun),
      isDone: stage === 'finished',
    },
    { name: words.steps.finished, isNow: stage === 'finished', time: when(words.at, finished) },
  ]
  return (
    <ol className={styles.progress}>
      {steps.map(({ name, isNow, isDone, time }) => (
        <li key={name} aria-current={isNow ? 'step' : undefined} data-done={isDone ? true : undefined}>
          {(isDone || (isNow && stage === 'finished')) && <Icon shape={checkIcon} size={18} strokeWidth={3} />}
          <span>
            <strong>{name}</strong>
            {time}
          </span>
        </li>
      ))}
    </ol>
  )
}
