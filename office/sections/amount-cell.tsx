import type { Cents } from '../../domain/money/cents.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from './formats.ts'
import table from './table.module.css'

/** A cell of a table's column of figures with an amount in cents, as readers of the office's language write it. */
export function AmountCell({ cents }: { cents: Cents }) {
  const { language } = useOffice()
  return <td className={table.figure}>{formatMoney(cents, language)}</td>
}
