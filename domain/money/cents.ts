import type { Brand } from 'valibot'

/** An amount of money in whole euro cents; negative where money goes back. Only `cents` makes one of a number. */
export type Cents = number & Brand<'Cents'>

/**
 * An amount that was read or calculated, as cents.
 * @throws RangeError for a fraction of a cent, and for what is not a number
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an amount in whole cents`)
  return amount as Cents
}

/** No money. */
export const noCents = cents(0)

/** Amounts together. */
export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, one) => sum + one, 0))

/** The rest of an amount; negative if more was taken than there was. */
export const subtractCents = (from: Cents, taken: Cents): Cents => cents(from - taken)

/** `parts` of `whole` equal parts of an amount, half a cent up: `shareOfCents(price, 25, 100)` is a quarter. */
export const shareOfCents = (amount: Cents, parts: number, whole: number): Cents =>
  cents(Math.round((amount * parts) / whole))

/** An amount, or nothing if it is negative. */
export const atLeastNothing = (amount: Cents): Cents => (amount > 0 ? amount : noCents)

/** Money that goes the other way. */
export const negateCents = (amount: Cents): Cents => subtractCents(noCents, amount)
