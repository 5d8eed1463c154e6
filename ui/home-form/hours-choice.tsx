import { useId } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import { formatNumber } from '../../copy/format/format-number.ts'
import { formatHours } from '../../domain/estimate/sold-hours.ts'
import field from '../components/field.module.css'
import '../components/select.css'

interface HoursChoiceProps {
  /** The person-minutes on sale. */
  onSale: readonly number[]
  chosen: number | null | undefined
}

/** The hours of cleaning per hour, or as many as the rooms need; the rooms say what comes first. */
export function HoursChoice({ onSale, chosen }: HoursChoiceProps) {
  const id = useId()
  const { label, hint, byRooms, choice } = words.form.hours
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <p className={field.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <select
        id={id}
        className={field.input}
        name="hours"
        defaultValue={chosen ? formatHours(chosen) : ''}
        aria-describedby={`${id}-hint`}
      >
        <option value="">{byRooms}</option>
        {onSale.map((minutes) => (
          <option key={minutes} value={formatHours(minutes)}>
            {fill(choice, { count: formatNumber(minutes / 60, minutes % 60 ? 1 : 0) })}
          </option>
        ))}
      </select>
    </div>
  )
}
