import { formatHours } from '../../domain/estimate/sold-hours.ts'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { hoursInWords } from './state-words.ts'

/** The hours of cleaning per hour, in person-minutes, or as many as the rooms need. */
export function HoursChoice({ onSale, chosen }: { onSale: readonly number[]; chosen: number | null | undefined }) {
  const office = useOffice()
  const labels = office.words.newOrder
  return (
    <label className={form.choice}>
      {labels.hours}
      <select name="hours" defaultValue={chosen ? formatHours(chosen) : ''}>
        <option value="">{labels.hoursByRooms}</option>
        {onSale.map((minutes) => (
          <option key={minutes} value={formatHours(minutes)}>
            {hoursInWords(minutes, office)}
          </option>
        ))}
      </select>
    </label>
  )
}
