import { frame as words } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import { type Cents, noCents } from '../../domain/money/cents.ts'
import type { PriceLine } from '../../domain/orders/price-lines.ts'
import { vatShares } from '../../domain/orders/vat.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { partInWords } from './draft-words.ts'

/** The parts of a price and the VAT in it. */
export function PriceLines({ lines, feeCents = noCents }: { lines: readonly PriceLine[]; feeCents?: Cents }) {
  return (
    <WorkLines
      label={words.linesLabel}
      lines={[
        ...lines.map(({ part, cents }) => ({ key: part, label: partInWords(part), amount: money(cents) })),
        ...(feeCents > 0 ? [{ key: 'fee', label: words.lines.fee, amount: money(feeCents) }] : []),
        ...vatShares(lines).map(({ vatPercent, vatCents }) => ({
          key: `vat-${vatPercent}`,
          label: fill(words.lines.vat, { percent: vatPercent }),
          amount: money(vatCents),
        })),
      ]}
    />
  )
}
