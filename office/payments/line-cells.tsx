import type { BankLine } from '../../services/payments/bank/list-bank-lines.ts'
import { useOffice } from '../layout/office-facts.ts'
import { shortDay } from '../sections/formats.ts'
import { AmountCell } from '../sections/table.tsx'

/** The day, sender, text and amount of a line of the bank. An amount that is not in euros is in its text. */
export function LineCells({ line: { bookedOn, name, reference, texts, cents } }: { line: BankLine }) {
  const { language } = useOffice()
  return (
    <>
      <td>{shortDay(language, bookedOn)}</td>
      <td dir="auto">{name}</td>
      <td dir="auto">{[reference, ...texts].filter(Boolean).join(' · ')}</td>
      {cents === 0 ? <td /> : <AmountCell cents={cents} />}
    </>
  )
}

/** Fields by which the server knows the line. */
export const LineFields = ({ line: { bookingId, seq } }: { line: Pick<BankLine, 'bookingId' | 'seq'> }) => (
  <>
    <input type="hidden" name="bookingId" defaultValue={bookingId} />
    <input type="hidden" name="seq" defaultValue={seq} />
  </>
)
