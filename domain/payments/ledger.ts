import type { Order } from '../orders/order.ts'

/** What a charge is for. `order`: the price; `fee`: late changes and cancellations; `withdrawal`: what was done before one. */
const chargeKinds = ['order', 'extra', 'fee', 'discount', 'correction', 'withdrawal'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** How money came. `correction`: a counter-entry to a payment that was recorded by mistake. */
export type PaymentMethod = 'online' | 'transfer' | 'terminal' | 'cash' | 'correction'

/** `asked`: nobody has begun; `sent`: on its way; `failed`: somebody has to look. */
export type RefundState = 'asked' | 'sent' | 'done' | 'failed'

/** When an order is paid, by who will be there, or `fee` once it has ended. */
export type RequestReason = 'afterVisit' | 'leaving' | 'inAdvance' | 'fee'

/** What decides how much is owed for an order. */
export type ChargedOrder = Pick<Order, 'state' | 'priceCents' | 'feeCents' | 'owedCents'>

/**
 * Whether what is owed for an order is known. After a withdrawal from work that had begun, the office first works out what the work done
 * costs (R18.11): until then nothing is asked for and nothing goes back.
 */
export const isOwedKnown = ({ state, owedCents }: Pick<Order, 'state' | 'owedCents'>): boolean =>
  state !== 'withdrawn' || owedCents !== null

/** What is owed for an order as it stands, in cents by kind (R18.1). Where the office has to work it out, nothing yet. */
export function owedByKind({ state, priceCents, feeCents, owedCents }: ChargedOrder): ReadonlyMap<ChargeKind, number> {
  switch (state) {
    case 'cancelled':
      return new Map([['fee', owedCents ?? 0]])
    case 'withdrawn':
      return new Map([['withdrawal', owedCents ?? 0]])
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
 * What an event adds to what is owed, and takes off it (R18.1).
 * @param before undefined for a new order
 * @returns no kind with nothing
 */
export function chargesOf(
  before: ChargedOrder | undefined,
  after: ChargedOrder,
): { kind: ChargeKind; cents: number }[] {
  const [was, is] = [before ? owedByKind(before) : new Map<ChargeKind, number>(), owedByKind(after)]
  return chargeKinds
    .map((kind) => ({ kind, cents: (is.get(kind) ?? 0) - (was.get(kind) ?? 0) }))
    .filter(({ cents }) => cents !== 0)
}

/** What an order comes to today, in cents. */
export interface Balance {
  charged: number
  /** Came in, less what went back. */
  paid: number
  /** Negative: too much was paid. */
  due: number
}

/** The balance of a ledger. */
export function balanceOf(charges: readonly { cents: number }[], payments: readonly { cents: number }[]): Balance {
  const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0)
  const [charged, paid] = [sum(charges), sum(payments)]
  return { charged, paid, due: charged - paid }
}
