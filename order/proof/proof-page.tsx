import { estimateDesk } from '#copy/estimate-desk.ts'
import { frame } from '#copy/order/frame.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { money, spacedZipCode } from '../../copy/format/format-work.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { timeLines } from '../../ui/work-order/time-lines.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { CheckLines } from '../sections/check-lines.tsx'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.proof

/** An order's price, calculated again with the tariff that it was ordered at. */
export interface PriceProof extends Pick<Tariff, 'priceStepCents' | 'leastPersonMinutes' | 'centsPerPersonHour'> {
  priceCents: Cents
  /** Before it is rounded to `priceStepCents`. */
  unroundedCents: Cents
  /** Person-minutes of all rooms and extras. */
  workMinutes: number
  datePercent: number
  travelCents: number
  /** Whether price, people and time are those that were ordered. */
  holds: boolean
}

interface ProofProps {
  view: OrderView
  /** Undefined where the tariff of the order is missing. */
  proof: PriceProof | undefined
}

/** The price calculated again from what the order keeps, with the price list of that moment (R16.3). */
export default function ProofPage({ view, proof }: ProofProps) {
  const { order } = view
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {proof ? (
        <>
          <Notice kind={proof.holds ? 'right' : 'look'}>
            {fill(proof.holds ? words.same : words.other, { price: money(proof.priceCents) })}
          </Notice>
          <WorkLines
            label={words.title}
            lines={[
              ...timeLines({ ...order, ...proof }),
              { key: 'rate', label: words.rate, amount: money(proof.centsPerPersonHour) },
              { key: 'date', label: words.dateFactor, amount: `${proof.datePercent}%` },
              { key: 'travel', label: frame.lines.travel, amount: money(proof.travelCents) },
              ...(proof.unroundedCents === proof.priceCents ? [] : [rounding(proof)]),
              { key: 'total', label: frame.lines.total, amount: money(proof.priceCents) },
            ]}
          />
        </>
      ) : (
        <Notice kind="look">{words.missing}</Notice>
      )}
      <CheckLines
        lines={[
          {
            key: 'entered',
            label: words.entered,
            value: [
              `${packageNames[order.packageId]}, ${spacedZipCode(order.zipCode)}`,
              ...order.rooms.map(
                ({ type, area, dirt }) =>
                  `${estimateDesk.roomTypes[type]}, ${area} m², ${estimateDesk.dirtLevels[dirt].short}`,
              ),
              ...order.extras.map((id) => estimateDesk.extras[id].name),
            ].join('\n'),
          },
          { key: 'digest', label: words.digest, value: order.tariffDigest },
        ]}
      />
    </OrderStep>
  )
}

/** The rounded sum. */
const rounding = ({ unroundedCents, priceStepCents }: PriceProof) => ({
  key: 'rounding',
  label: fill(words.beforeRounding, { step: money(priceStepCents) }),
  amount: money(unroundedCents),
})
