import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Fact } from '../sections/fact.tsx'
import { PhoneLink } from '../sections/phone-link.tsx'
import type { SheetCustomer, SheetVisit } from './read-day-sheet.ts'

interface FinishCallProps {
  call: NonNullable<SheetVisit['finishCall']>
  customer: SheetCustomer
  country: Country
}

/** When to phone the customer before the end, and on which number (R1.8). */
export function FinishCall({ call: { at, begins, hasBegun }, customer, country }: FinishCallProps) {
  const { words } = useOffice()
  const { finishCall } = words.planning.daySheet
  return (
    <Fact name={finishCall.label}>
      <strong>{fill(finishCall.by, { time: clockTime(at) })}</strong>{' '}
      <PhoneLink typed={customer.phoneNumber} country={country} />
      {!hasBegun && ` ${fill(finishCall.reckoned, { from: clockTime(begins) })}`}
    </Fact>
  )
}
