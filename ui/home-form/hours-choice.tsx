import { useId } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
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
  const { label, hint, byRooms } = words.form.hours
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={field.hint}>
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
        {onSale.map(formatHours).map((hours) => (
          <option key={hours} value={hours}>
            {language === 'nl' ? hours.replace('.', ',') : hours}
          </option>
        ))}
      </select>
    </div>
  )
}
