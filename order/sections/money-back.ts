import { orderPage } from '#copy/order/order-page.ts'
import { fillAll } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import { type Cents, cents } from '../../domain/money/cents.ts'

/**
 * The consequence of ending an order for what was paid: how much comes back, or is left to pay; undefined where nothing
 * was paid.
 * @param paid so far, in cents
 * @param owed once the order has ended, in cents
 */
export function moneyBack(paid: Cents, owed: Cents): string | undefined {
  if (paid <= 0) return undefined
  const { all, part, none, left } = orderPage.moneyBack
  const sentence = owed === 0 ? all : paid > owed ? part : paid === owed ? none : left
  return fillAll(sentence, { paid: money(paid), rest: money(cents(Math.abs(paid - owed))) })
}
