import type { Draft } from '../domain/orders/order.ts'
import { consentKinds } from '../domain/orders/order-consents.ts'
import { placeOrder } from '../services/orders/place/place-order.ts'
import type { TestServices } from '../testing/orders/open-order-services.ts'
import { homeIn, placedKey, readyDraft } from '../testing/orders/place-through-draft.ts'
import { zipCodeOf } from '../testing/zip-code.ts'
import { timeOf } from './latency.ts'

const orders = 300

/**
 * Has customers choose their visits, and then place their orders at the same time.
 * @param zipCodes where they live, in turn
 * @param atOnce how many customers there are
 * @returns how long each had to wait, in milliseconds; the first ones are not counted, so that Node has optimized the
 *   code
 */
export async function placeOrders(services: TestServices, zipCodes: readonly string[], atOnce: number) {
  const drafts: Draft[] = []
  for (let draft = 0; draft < orders; draft++) {
    const home = homeIn(services, { zipCode: zipCodeOf(zipCodes[draft % zipCodes.length] ?? '') })
    drafts.push(await readyDraft(services, home, (offers) => offers[draft % offers.length]))
  }
  const times: number[] = []
  const place = async (draft: Draft) => placedKey(await placeOrder(services, draft, { consents: consentKinds }))
  const customer = async () => {
    for (let draft = drafts.pop(); draft; draft = drafts.pop()) times.push(await timeOf(() => place(draft)))
  }
  await Promise.all(Array.from({ length: atOnce }, customer))
  return times.slice(atOnce)
}
