import { fill } from '../../copy/fill.ts'
import { readOfficeMoment, typedMoment } from '../../domain/scheduling/office-moment.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './page-form.module.css'

/** A moment as an editor typed it, with the name of its sentence where it is none. */
export interface MomentTyped {
  date: string
  time: string
  problem?: 'malformed' | 'skipped' | 'past' | undefined
}

/** Says when a page goes live by itself (R17.36). */
export function GoesLive({ at }: { at: string }) {
  const { words, formatMoment } = useOffice()
  return <time dateTime={at}>{fill(words.pages.moment.goesLive, formatMoment(new Date(at)))}</time>
}

interface MomentProps {
  /** When the draft goes live; null for never. */
  publishAt: string | null
  typed: MomentTyped | undefined
}

/** Sets, changes and withdraws the moment at which a draft goes live, folded until it is opened. */
export function MomentFields({ publishAt, typed }: MomentProps) {
  const { moment } = useOffice().words.pages
  const shown: MomentTyped = typed ?? (publishAt ? typedMoment(new Date(publishAt)) : { date: '', time: '' })
  const { date, time, problem } = shown
  return (
    <details className={`fold ${styles.more}`} open={publishAt !== null || typed !== undefined}>
      <summary>{moment.title}</summary>
      <div>
        {publishAt && (
          <p>
            <strong>
              <GoesLive at={publishAt} />.
            </strong>{' '}
            {isTwice(publishAt) && `${moment.twice} `}
            {moment.changeText}
          </p>
        )}
        <p>{moment.text}</p>
        <div className={form.form}>
          <Field
            label={moment.date}
            name="publishDate"
            type="date"
            defaultValue={date}
            problem={problem && moment.problems[problem]}
          />
          <Field label={moment.time} name="publishTime" type="time" step={1} defaultValue={time} />
        </div>
        <p className={form.buttons}>
          <Button type="submit" name="do" value="schedule" variant="secondary" small>
            {moment.set}
          </Button>
          {publishAt && (
            <Button type="submit" name="do" value="withdraw" variant="danger" small>
              {moment.withdraw}
            </Button>
          )}
        </p>
      </div>
    </details>
  )
}

/** Whether the clocks of the office show a moment a second time. */
function isTwice(at: string): boolean {
  const { date, time } = typedMoment(new Date(at))
  const read = readOfficeMoment(date, time)
  return typeof read === 'object' && read.twice
}
