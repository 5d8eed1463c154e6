import { fill } from '../../copy/fill.ts'
import type { ExtraId } from '../../domain/estimate/rooms.ts'
import { type Cents, noCents } from '../../domain/money/cents.ts'
import type { PriceLine } from '../../domain/orders/price-lines.ts'
import { vatShares } from '../../domain/orders/vat.ts'
import { WorkLines } from './work-lines.tsx'

export interface PriceWords {
  /** The name of the list. */
  label: string
  cleaning: string
  travel: string
  /** A fee for late changes, and the VAT of a {percent}. */
  fee: string
  vat: string
  extras: Readonly<Record<ExtraId, { name: string }>>
  money: (cents: Cents) => string
}

/** A part of a price: "Cleaning", "Inside the oven", "Travel". */
export const partName = (part: PriceLine['part'], words: Pick<PriceWords, 'cleaning' | 'travel' | 'extras'>): string =>
  part === 'cleaning' || part === 'travel' ? words[part] : words.extras[part].name

interface PriceLinesProps {
  lines: readonly PriceLine[]
  feeCents?: Cents
  words: PriceWords
}

/** The parts of a price and the VAT in it. */
export const PriceLines = ({ lines, feeCents = noCents, words }: PriceLinesProps) => (
  <WorkLines
    label={words.label}
    lines={[
      ...lines.map(({ part, cents }) => ({ key: part, label: partName(part, words), amount: words.money(cents) })),
      ...(feeCents > 0 ? [{ key: 'fee', label: words.fee, amount: words.money(feeCents) }] : []),
      ...vatShares(lines).map(({ vatPercent, vatCents }) => ({
        key: `vat-${vatPercent}`,
        label: fill(words.vat, { percent: vatPercent }),
        amount: words.money(vatCents),
      })),
    ]}
  />
)
