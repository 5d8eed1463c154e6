import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatClock } from '../sections/format-time.ts'
import { PhoneLink } from '../sections/phone-link.tsx'
import type { SheetCustomer, SheetVisit } from './day-sheet-view.ts'

interface FinishCallProps {
  call: NonNullable<SheetVisit['finishCall']>
  customer: SheetCustomer
  country: Country
}

/** When to phone the customer before the end, and on which number (R1.8). */
export function FinishCall({ call: { at, begins, hasBegun }, customer, country }: FinishCallProps) {
  const { words, language } = useOffice()
  const { finishCall } = words.planning.daySheet
  return (
    <>
      <dt>{finishCall.label}</dt>
      <dd>
        <strong>{fill(finishCall.by, { time: formatClock(at, language) })}</strong>{' '}
        <PhoneLink typed={customer.phoneNumber} country={country} />
        {!hasBegun && ` ${fill(finishCall.reckoned, { from: formatClock(begins, language) })}`}
      </dd>
    </>
  )
}
