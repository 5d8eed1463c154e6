import * as v from 'valibot'
import type { Country, Language } from '../../../domain/language.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import { orderFacts } from '../../../domain/orders/order.ts'
import type { DetailText, OrderPerson } from '../../../domain/orders/order-details.ts'
import type { OrderActor, OrderTransition } from '../../../domain/orders/order-states.ts'
import type { ConsentKind, WithdrawalOutcome } from '../../../domain/orders/withdrawal-period.ts'
import { type PackageId, packageIds } from '../../../domain/packages/cleaning-packages.ts'
import { visitPartNames } from '../../../domain/scheduling/visit.ts'

export interface OrderTables {
  /** The tariffs of placed orders. */
  tariffArchive: { digest: string; country: Country; tariff: string; firstUsedAt: string }
  /**
   * A tariff that follows the one of the file from `startsAt` on, until the next one starts (R6.8). `tariff` is its
   * JSON. The people who saved it, and withdrew it before it started: null for a command on the server. Rows are never
   * changed otherwise.
   */
  tariffVersion: {
    id: string
    country: Country
    startsAt: string
    tariff: string
    personId: string | null
    savedAt: string
    withdrawnBy: string | null
    withdrawnAt: string | null
  }
  /**
   * An order that is not placed yet. `home` and `details` are JSON. Claims refer to `holder`, because `id` is secret.
   * `priceCents` is the price shown with the visit. `confirmBy`: until when its order can be confirmed; null for a
   * draft that no one has to confirm.
   */
  draft: {
    id: string
    holder: string
    language: Language
    packageId: PackageId
    zipCode: string
    home: string
    visit: string | null
    heldSince: string | null
    heldUntil: string | null
    priceCents: Cents | null
    details: string
    orderId: string | null
    confirmBy: string | null
    version: number
    createdAt: string
    updatedAt: string
  }
  order: OrderTable
  /** The customer of an order, deleted before the order itself. */
  orderPerson: OrderPerson & {
    orderId: string
  }
  /**
   * A sentence that a customer agreed to, exactly as it was shown. `date`: the visit that a consent to an early start
   * is for; null for the terms.
   */
  orderConsent: {
    orderId: string
    kind: ConsentKind
    text: string
    version: string
    at: string
    date: string | null
  }
  /**
   * Something that happened to an order, never changed afterwards. `before` and `after` are JSON of the columns that
   * changed.
   */
  orderEvent: {
    orderId: string
    seq: number
    at: string
    actor: OrderActor
    /** The person of the office who did it; null for everyone else. */
    personId: string | null
    kind: 'place' | OrderTransition
    before: string
    after: string
  }
  /**
   * How the team gets in, sealed with a key that is not in the database; `keyId` says which one. `saysAccess`: whether
   * it says more than where to park.
   */
  orderAccess: {
    orderId: string
    keyId: string
    sealed: string
    saysAccess: number
    version: number
    updatedAt: string
  }
  /** A statement of withdrawal, as it was received. `orderId` is null while no one knows which order it is about. */
  withdrawal: {
    id: string
    orderId: string | null
    name: string
    email: string
    contract: string
    language: Language
    receivedAt: string
    outcome: WithdrawalOutcome
    /** When the office had done what follows, such as paying back. */
    settledAt: string | null
    /** The amount paid back, in cents. */
    paidBackCents: Cents | null
  }
  /** `word` in UTF-8. */
  orderWord: { word: Buffer; orderId: string }
  /** A note of the office about an order, for colleagues. */
  orderNote: {
    id: string
    orderId: string
    personId: string
    at: string
    text: string
  }
  /** A correction of who ordered or where, with the number of its event. Deleted with the person. */
  orderDetailChange: {
    orderId: string
    seq: number
    field: DetailText
    before: string
    after: string
  }
  /** An e-mail address that has not been confirmed yet. `token` is secret. */
  emailChange: {
    orderId: string
    token: string
    email: string
    requestedAt: string
  }
  /**
   * An order that is placed once it is confirmed by mail, beside its draft. `token` is secret. `consents`: what was
   * ticked, with commas between. `endedAt`: when its people were freed because no one confirmed it, or the office ended
   * it.
   */
  confirmation: {
    draftId: string
    token: string
    number: string
    channel: OrderTable['channel']
    consents: string
    termsVersion: string
    tariffDigest: string
    sample: number
    idempotencyKey: string | null
    bodyHash: string | null
    askedAt: string
    endedAt: string | null
  }
  dailyCount: { day: string; key: string; count: number }
}

/**
 * An agreement with a customer: its facts, and what its row has in another form. `rooms` and `extras` as in an address;
 * see `Order` of domain/orders. `priceDate`: the date of the price if the company has moved the visit since, else null.
 */
export const orderColumns = v.object({
  ...orderFacts.entries,
  number: v.string(),
  secret: v.string(),
  draftId: v.nullable(v.string()),
  idempotencyKey: v.nullable(v.string()),
  bodyHash: v.nullable(v.string()),
  /** Until when it could be confirmed by mail; null for an order at once. Only the mail has its private link then. */
  confirmBy: v.nullable(v.string()),
  /** The message that the order was made of. */
  leadId: v.nullable(v.string()),
  /** `business` exactly where there is an agreement in `business`, as JSON. */
  kind: v.picklist(['private', 'business']),
  business: v.nullable(v.string()),
  packageId: v.picklist([...packageIds, 'business']),
  zipCode: v.string(),
  rooms: v.string(),
  extras: v.string(),
  date: v.string(),
  part: v.picklist(visitPartNames),
  priceDate: v.nullable(v.string()),
  sample: v.number(),
  /** When the office promised to have called the customer about that; null: no call is open. */
  callBy: v.nullable(v.string()),
  /**
   * Until when the office posts the contract to a customer without e-mail, and when it did; null: nothing to post, or
   * not posted yet.
   */
  postBy: v.nullable(v.string()),
  postedAt: v.nullable(v.string()),
  /** 1 if the customer wants no photos of the home. */
  noPhotos: v.number(),
  orderedAt: v.string(),
  startsAt: v.string(),
})
export type OrderTable = v.InferOutput<typeof orderColumns>

/** The columns that an event says were changed: those that there were when it happened. */
export const changedColumns = v.partial(orderColumns)
