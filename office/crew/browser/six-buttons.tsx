import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { finishCallAt } from '../../../domain/orders/work-steps.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'
import { checkIcon, Icon, phoneIcon } from '../../../ui/components/icon.tsx'
import { icons } from './crew-icons.ts'
import { useWords } from './crew-state.ts'
import { CallSheet, LateSheet } from './customer-sheets.tsx'
import { DamageSheet } from './reason-sheets.tsx'
import { record } from './record.ts'
import type { PartProps } from './sheet.tsx'
import { FinishSheet, RecordedSheet } from './time-sheets.tsx'
import styles from './visit.module.css'
import { nextStep, timeOf } from './visit-records.ts'

/** The six buttons of a visit. The next step is filled; what was recorded has a tick and its time. */
export function SixButtons({ visit, progress, open }: PartProps) {
  const words = useWords()
  const { onTheWay, begin, inspect, finish, late, calls, damages } = progress
  const next = nextStep(visit, progress)
  const begins = new Date(begin?.at ?? visit.startsAt)
  const openRecorded = (last: AnyOperation, before?: AnyOperation) =>
    open((props) => <RecordedSheet last={last} before={before} {...props} />)
  const step = (kind: 'onTheWay' | 'begin', done: AnyOperation | undefined) => ({
    isNext: next === kind,
    onClick: () => (done ? openRecorded(done) : record(visit, [{ kind }])),
    done,
  })
  const ask = (sheet: Parameters<typeof open>[0], done: AnyOperation | undefined) => ({
    onClick: () => open(sheet),
    done,
  })
  const callAt = clockTime(finishCallAt(begins, visit.minutesOnSite))
  return (
    <div className={styles.six}>
      <BigButton icon={icons.van} label={words.kinds.onTheWay} {...step('onTheWay', onTheWay)} />
      <BigButton icon={icons.begin} label={begin ? words.begun : words.kinds.begin} {...step('begin', begin)} />
      {!begin && visit.lateSentence && (
        <BigButton icon={icons.clock} label={words.kinds.late} {...ask(LateSheet, late.at(-1))} />
      )}
      <BigButton
        icon={phoneIcon}
        label={words.kinds.called}
        detail={finish ? '' : fill(words.callAt, { time: callAt })}
        {...ask(CallSheet, calls.at(-1))}
      />
      <BigButton icon={icons.alert} label={words.kinds.damage} isDanger {...ask(DamageSheet, damages.at(-1))} />
      <BigButton
        icon={icons.flag}
        label={words.kinds.finish}
        isNext={next === 'finish'}
        onClick={() => (finish ? openRecorded(finish, inspect) : open(FinishSheet))}
        done={finish}
      />
    </div>
  )
}

interface BigButtonProps {
  icon: string
  label: string
  /** What was recorded last. */
  done: AnyOperation | undefined
  detail?: string
  isNext?: boolean
  isDanger?: boolean
  onClick: () => void
}

function BigButton({ icon, label, done, detail, isNext, isDanger, onClick }: BigButtonProps) {
  const style = isDanger ? styles.danger : done ? styles.done : isNext ? styles.next : undefined
  return (
    <button type="button" className={style} onClick={onClick}>
      <Icon shape={done ? checkIcon : icon} size={28} />
      <span>
        <b>{label}</b>
        {(done || detail) && <span> {done ? timeOf(done) : detail}</span>}
      </span>
    </button>
  )
}
