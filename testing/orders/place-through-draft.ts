import type { Draft, OrderKey, OrderView, VisitOffer } from '../../domain/orders/order.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { findDraft } from '../../services/orders/draft/draft-rows.ts'
import { saveDetails, startDraft } from '../../services/orders/draft/order-drafts.ts'
import { placeOrder } from '../../services/orders/place/place-order.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { zipCodeOf } from '../zip-code.ts'

/** Step 3 as a customer types it. */
export const typedDetails = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@visitor.example',
  phoneNumber: '0470123456',
  street: 'Meir',
  houseNumber: '1 bus 2',
  city: 'Antwerpen',
  presence: 'present',
  remark: 'The bell is broken.',
}

/** A home in the country of the tariff. */
export const homeIn = (services: OrderServices, different: Partial<OrderHome> = {}): OrderHome => ({
  packageId: 'gs',
  zipCode: zipCodeOf(services.estimator.tariff.country === 'BE' ? '2000' : '7551AB'),
  rooms: [
    { type: 'kr', area: 12, dirt: 2 },
    { type: 'br', area: 6, dirt: 3 },
  ],
  extras: ['oven'],
  houseNumber: '1',
  ...different,
})

type WithOutcome<Answer extends { outcome: string }, Outcome> = Answer extends unknown
  ? Outcome extends Answer['outcome']
    ? Answer
    : never
  : never

/** Narrows an answer of a use case to the outcome that a test expects. */
export function expectOutcome<Answer extends { outcome: string }, Outcome extends Answer['outcome']>(
  answer: Answer,
  outcome: Outcome,
): WithOutcome<Answer, Outcome> {
  if (answer.outcome !== outcome) throw new Error(`${outcome} expected: ${JSON.stringify(answer)}`)
  return answer as WithOutcome<Answer, Outcome>
}

/** The key of an order that was placed. */
export function placedKey<Key extends OrderKey>(placement: { outcome: string; order?: Key | undefined }): Key {
  if (!placement.order) throw new Error(`an order expected: ${JSON.stringify(placement)}`)
  return placement.order
}

/** A draft that is ready for step 4. `choose` picks among the offers; the first one by default. */
export async function readyDraft(
  services: OrderServices,
  home: OrderHome = homeIn(services),
  choose: (offers: VisitOffer[]) => VisitOffer | undefined = ([first]) => first,
  client = crypto.randomUUID() as string,
): Promise<Draft> {
  const { draft } = expectOutcome(await startDraft(services, home, client), 'done')
  const offer = choose(await offerVisits(services, draft.home, draft.holder))
  if (!offer) throw new Error('no such visit is free')
  const held = expectOutcome(await chooseVisit(services, draft, offer.visit, client), 'done')
  return expectOutcome(await saveDetails(services, held.draft, typedDetails), 'done').draft
}

/** Orders what a draft holds, with all boxes ticked. */
export async function order(services: OrderServices, draft: Draft): Promise<OrderView> {
  return await viewOf(services, placedKey(await placeOrder(services, draft, { consents: consentKinds })))
}

/** A placed order. */
export const placedOrder = async (
  services: OrderServices,
  ...draft: [home?: OrderHome, choose?: (offers: VisitOffer[]) => VisitOffer | undefined]
): Promise<OrderView> => await order(services, await readyDraft(services, ...draft))

/** An order as its page shows it now. */
export async function viewOf(services: OrderServices, { number, secret }: OrderView['key']): Promise<OrderView> {
  const view = await findOrder(services, number, secret)
  if (!view) throw new Error('no such order')
  return view
}

/** The draft as it is stored now. */
export async function storedDraft(services: OrderServices, { id }: Draft): Promise<Draft> {
  const draft = await findDraft(services.database, id)
  if (!draft) throw new Error('no such draft')
  return draft
}
