import { addCents, type Cents, noCents, subtractCents } from '../money/cents.ts'
import type { Order } from '../orders/order.ts'
import { atRates, type RatedCents, type RatedOrder } from '../orders/vat.ts'

/**
 * The purpose of a charge. `order`: the price; `fee`: late changes and cancellations; `withdrawal`: work done before
 * one; `lateCost`: compensation for paying late, without VAT and on no invoice; `reverseCharge`: the change to
 * net prices where the buyer owes the VAT.
 */
const chargeKinds = [
  'order',
  'extra',
  'fee',
  'discount',
  'correction',
  'withdrawal',
  'lateCost',
  'reverseCharge',
] as const
export type ChargeKind = (typeof chargeKinds)[number]

/**
 * How money came. `correction`: a counter-entry to a payment that was recorded by mistake; `chargeback`: the customer's
 * bank took an online payment back or, positive, gave it back again.
 */
export type PaymentMethod = 'online' | 'transfer' | 'terminal' | 'cash' | 'correction' | 'chargeback'

/** The methods that people record; the others record themselves. */
export const recordedMethods = ['terminal', 'cash', 'transfer'] as const satisfies readonly PaymentMethod[]

/** `asked`: not begun; `sent`: on its way; `failed`: the office has to act. */
export type RefundState = 'asked' | 'sent' | 'done' | 'failed'

/** When an order is paid, by who will be there, or `fee` once it has ended. */
export type RequestReason = 'afterVisit' | 'leaving' | 'inAdvance' | 'fee'

/** The fields that decide how much is owed for an order. */
export type ChargedOrder = Pick<Order, 'state' | 'priceCents' | 'feeCents' | 'owedCents'>

/** The fields that decide whether it is known what is owed. `callBy`: null once the customer was called. */
export type DecidedOrder = Pick<Order, 'state' | 'owedCents'> & { callBy: Date | string | null }

/**
 * Whether what is owed for an order is known. After a withdrawal from work that had begun, the office first works out
 * what the work done costs; after work that did not happen, it first speaks with the customer (R18.11). Until then
 * nothing is asked for and nothing goes back.
 */
export function isOwedKnown({ state, owedCents, callBy }: DecidedOrder): boolean {
  if (state === 'notDone') return callBy === null
  return state !== 'withdrawn' || owedCents !== null
}

/** The amounts owed for an order now, in cents by kind (R18.1); nothing while the office works it out. */
function owedByKind({ state, priceCents, feeCents, owedCents }: ChargedOrder): ReadonlyMap<ChargeKind, Cents> {
  switch (state) {
    case 'cancelled':
      return new Map([['fee', owedCents ?? noCents]])
    case 'withdrawn':
      return new Map([['withdrawal', owedCents ?? noCents]])
    case 'notDone':
      return new Map([['fee', feeCents]])
    default:
      return new Map([
        ['order', priceCents],
        ['fee', feeCents],
      ])
  }
}

/**
 * Calculates how an event changes the amounts owed, at each rate of the order (R18.1).
 * @param before undefined for a new order
 * @returns no kind with nothing
 */
export function chargesOf(
  before: (ChargedOrder & RatedOrder) | undefined,
  after: ChargedOrder & RatedOrder,
): ({ kind: ChargeKind } & RatedCents)[] {
  const [was, is] = [before ? owedByKind(before) : new Map<ChargeKind, Cents>(), owedByKind(after)]
  return chargeKinds.flatMap((kind) => {
    const sums = new Map(atRates(after, is.get(kind) ?? noCents).map((part) => [part.vatPercent, part.cents]))
    for (const { vatPercent, cents } of before ? atRates(before, was.get(kind) ?? noCents) : [])
      sums.set(vatPercent, subtractCents(sums.get(vatPercent) ?? noCents, cents))
    return [...sums].flatMap(([vatPercent, cents]) => (cents === 0 ? [] : { kind, vatPercent, cents }))
  })
}

/** The balance of an order today, in cents. `paid`: less what went back; `due`: negative where too much was paid. */
export type Balance = ReturnType<typeof balanceOf>

/** The balance of a ledger. */
export function balanceOf(charges: readonly { cents: Cents }[], payments: readonly { cents: Cents }[]) {
  const sum = (rows: readonly { cents: Cents }[]) => addCents(...rows.map(({ cents }) => cents))
  const [charged, paid] = [sum(charges), sum(payments)]
  return { charged, paid, due: subtractCents(charged, paid) }
}
