import { fill } from '../../copy/fill.ts'
import type { ExtraId } from '../../domain/estimate/rooms.ts'
import { type Cents, noCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
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
  business: { net: string; vat: string; reverse: string }
  extras: Readonly<Record<ExtraId, { name: string }>>
  money: (cents: Cents) => string
}

/** A part of a price: "Cleaning", "Inside the oven", "Travel". */
export const partName = (part: PriceLine['part'], words: Pick<PriceWords, 'cleaning' | 'travel' | 'extras'>): string =>
  part === 'cleaning' || part === 'travel' ? words[part] : words.extras[part].name

interface PriceLinesProps {
  lines: readonly PriceLine[]
  /** The terms of an order for a business, whose net price comes first. */
  business?: Pick<BusinessAgreement, 'netCents' | 'isReverse'> | null
  feeCents?: Cents
  words: PriceWords
}

/** The parts of a price and the VAT in it; of a business's, the net price and the VAT on it. */
export function PriceLines({ lines, business, feeCents = noCents, words }: PriceLinesProps) {
  const { net, vat, reverse } = words.business
  const parts = business
    ? [{ key: 'net', label: net, amount: words.money(business.netCents) }]
    : lines.map(({ part, cents }) => ({ key: part, label: partName(part, words), amount: words.money(cents) }))
  const rates = vatShares(lines).map(({ vatPercent, vatCents }) => ({
    key: `vat-${vatPercent}`,
    label: fill(business ? vat : words.vat, { percent: vatPercent }),
    amount: words.money(vatCents),
  }))
  const fee = { key: 'fee', label: words.fee, amount: words.money(feeCents) }
  const owed = business?.isReverse ? [{ key: 'reverse', label: reverse, amount: words.money(noCents) }] : rates
  return <WorkLines label={words.label} lines={[...parts, ...(feeCents > 0 ? [fee] : []), ...owed]} />
}
