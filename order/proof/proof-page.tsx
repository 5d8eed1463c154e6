import { estimateDesk } from '#copy/estimate-desk.ts'
import { frame } from '#copy/order/frame.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { money, spacedZipCode } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { unroundedCents } from '../../domain/orders/visit-price.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { proveOrder } from '../../services/orders/prove-order.ts'
import { timeLines } from '../../ui/work-order/time-lines.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import { Notice, OrderStep } from '../sections/step-frame.tsx'

const { actions, proof: words } = orderPage

type PriceProof = NonNullable<Awaited<ReturnType<typeof prove>>>

interface ProofProps {
  view: OrderView
  /** Undefined where the tariff of the order is missing. */
  proof: PriceProof | undefined
}

/** The price calculated again from what the order keeps, with the price list of that moment (R16.3). */
export default function ProofPage({ view, proof }: ProofProps) {
  const { order } = view
  return (
    <OrderStep view={view} title={actions.proof} lead={words.lead}>
      {proof ? (
        <>
          <Notice kind={proof.holds ? 'right' : 'attention'}>
            {fill(proof.holds ? words.same : words.other, { price: money(proof.priceCents) })}
          </Notice>
          <WorkLines
            label={actions.proof}
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
        <Notice kind="attention">{words.missing}</Notice>
      )}
      <CheckLines
        lines={[
          {
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
          { label: words.digest, value: order.tariffDigest },
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

/** `GET /order/…/proof`: the price, calculated again. */
export const showProof = withOrder(async (request, services, view) => {
  // That of a business was agreed: no tariff calculates it.
  if (view.order.business) return redirect(orderPath(view.key), 303)
  const proof = await prove(services, view)
  return await request.show(ProofPage, { view, proof }, { title: actions.proof })
})

/** An order's price, calculated again with the tariff that it was ordered at. */
async function prove({ orders, log }: TakingOrders, { order }: OrderView) {
  try {
    const proof = await proveOrder(orders.database, order.number)
    if (!proof?.price) return undefined
    const { work, ...price } = proof.price
    // Before it is rounded to `priceStepCents`.
    const unrounded = unroundedCents(proof.tariff, proof.price)
    const { workMinutes, zone } = work
    const { travelCents } = zone
    const { centsPerPersonHour, priceStepCents, leastPersonMinutes } = proof.tariff
    const rules = { centsPerPersonHour, priceStepCents, leastPersonMinutes }
    return { ...price, ...rules, unroundedCents: unrounded, workMinutes, travelCents, holds: proof.holds }
  } catch (err) {
    // Its tariff is missing, or is not what it was: the page says so, and we have to know.
    if (!(err instanceof RangeError)) throw err
    log.error({ err, order: order.number }, 'price not proved')
    return undefined
  }
}
