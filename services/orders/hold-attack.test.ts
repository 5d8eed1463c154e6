import { expect, test } from 'vitest'
import type { Draft } from '../../domain/orders/order.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import type { VisitPart } from '../../domain/scheduling/visit.ts'
import type { TestServices } from '../../testing/orders/open-order-services.ts'
import { openOrders } from '../../testing/orders/open-orders.ts'
import { homeIn, order, readyDraft, typedDetails } from '../../testing/orders/place-through-draft.ts'
import { chooseVisit } from './draft/choose-visit.ts'
import { offerVisits } from './draft/draft-quote.ts'
import { saveDetails, startDraft } from './draft/order-drafts.ts'

/** How many attack: a few in the tests, 100 with `ATTACKERS=100`. */
const attackers = Number(process.env.ATTACKERS ?? 40)
const minutes = 30
/** Each attacker posts details, which prolongs its holds, and chooses what is still free, every so many minutes. */
const everyMinutes = 15
/** The number of simultaneous attackers. */
const atOnce = 10

const small = (services: TestServices) => homeIn(services)
/** More than 3½ hours of work, so it takes a whole day. */
const large = (services: TestServices): OrderHome =>
  homeIn(services, { rooms: Array.from({ length: 8 }, () => ({ type: 'wk' as const, area: 30, dirt: 2 as const })) })

/** Drafts of one attacker, each of which it keeps alive for as long as it can. */
async function attack(services: TestServices, drafts: Set<Draft>, client: string) {
  for (const home of [small(services), large(services)]) {
    const started = await startDraft(services, home, client)
    if (started.outcome !== 'done') continue
    const offers = await offerVisits(services, home, started.draft.holder)
    const offer = offers[Number(client.split('.')[1]) % (offers.length || 1)] ?? offers[0]
    if (!offer) continue
    const choice = await chooseVisit(services, started.draft, offer.visit, client)
    if (choice.outcome === 'done') drafts.add(choice.draft)
  }
}

test(`${attackers} clients hold whatever they can for ${minutes} minutes, and a visitor still orders a morning, an afternoon and a whole day`, async () => {
  const services = await openOrders()
  const drafts = new Set<Draft>()
  const began = services.time.now.getTime()
  for (let minute = 0; minute <= minutes; minute += everyMinutes) {
    services.time.now = new Date(began + minute * 60_000)
    for (const draft of drafts) await saveDetails(services, draft, typedDetails)
    for (let first = 0; first < attackers; first += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, at) => attack(services, drafts, `10.${first + at}.0.1`)))
  }
  const claims = await services.database.selectFrom('claim').select('holder').distinct().execute()
  expect(claims.length, 'the attack holds something').toBeGreaterThan(20)
  const wanted: [OrderHome, VisitPart][] = [
    [small(services), 'morning'],
    [small(services), 'afternoon'],
    [large(services), 'day'],
  ]
  for (const [home, part] of wanted) {
    const draft = await readyDraft(services, home, (offers) => offers.find(({ visit }) => visit.part === part))
    expect((await order(services, draft)).order.visit.part).toBe(part)
  }
})
