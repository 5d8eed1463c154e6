import * as v from 'valibot'
import type { ExtraId, Room } from '../estimate/rooms.ts'
import { countries, type Language, languages } from '../language.ts'
import type { Cents } from '../money/cents.ts'
import { storedCents } from '../money/stored-cents.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'
import type { Visit } from '../scheduling/visit.ts'
import type { BusinessAgreement } from './business-order.ts'
import type { ChangeTerms } from './change-terms.ts'
import { accesses, type OrderPerson, presences, type TypedDetails } from './order-details.ts'
import type { OrderHome } from './order-home.ts'
import type { OrderNumber } from './order-number.ts'
import { type OrderActor, type OrderTransition, orderStates } from './order-states.ts'
import type { PriceLine } from './price-lines.ts'
import type { WithdrawalOutcome } from './withdrawal-period.ts'
import { notDoneReasons } from './work-steps.ts'

/** An agreement with a customer about a home, or with a business. Amounts are integer cents. */
export type Order = HomeOrder | BusinessOrder
export type HomeOrder = AnyOrder & { packageId: PackageId; business: null }
export type BusinessOrder = AnyOrder & { packageId: 'business'; business: BusinessAgreement }

/** What an order says as its columns hold it. */
export const orderFacts = v.object({
  id: v.string(),
  channel: v.picklist(['web', 'api', 'phone']),
  language: v.picklist(languages),
  country: v.picklist(countries),
  /** The id of the team. */
  team: v.string(),
  people: v.number(),
  /** For each of them. */
  minutesOnSite: v.number(),
  /** Travel and VAT included; without VAT where the buyer owes that (R19.3). */
  priceCents: storedCents,
  /** Share of the price that a late change or cancellation costs, as ordered. */
  lateChangePercent: v.number(),
  /** Fees for late changes so far, on top of the price. */
  feeCents: storedCents,
  /** The amount owed after a cancellation or withdrawal; null before one, and until the office has worked it out. */
  owedCents: v.nullable(storedCents),
  /** SHA-256 of the tariff by which the price was calculated. */
  tariffDigest: v.string(),
  state: v.picklist(orderStates),
  /** Why the work did not happen; null unless the state is `notDone`. */
  notDoneReason: v.nullable(v.picklist(notDoneReasons)),
  presence: v.picklist(presences),
  /** The day on which the keys are handed over, of end-of-tenancy cleaning; null if unknown, or for another package. */
  handover: v.nullable(v.string()),
  /** The person-minutes that were ordered by the hour; null: as many as the rooms need. */
  soldMinutes: v.nullable(v.number()),
  /** How the team gets in if the customer is absent; null if that is unknown, or the customer is there. */
  access: v.nullable(v.picklist(accesses)),
  /** How often the date has changed. */
  sequence: v.number(),
  /** Grows with every change. A change names the version that its maker has seen. */
  version: v.number(),
})

/** The columns that are empty until something happens to an order. */
export const emptyAtFirst = {
  priceDate: null,
  owedCents: null,
  notDoneReason: null,
  callBy: null,
  postedAt: null,
}

interface AnyOrder extends v.InferOutput<typeof orderFacts> {
  number: OrderNumber
  zipCode: ZipCode
  rooms: readonly Room[]
  extras: readonly ExtraId[]
  visit: Visit
  /** The date that the price is of: that of the visit, unless the company has moved it since. */
  priceDate: string
  /** Ordered at sample prices: nothing will be delivered. */
  sample: boolean
  /** Until when the office has promised to call about work that did not happen; null: no call is open. */
  callBy: Date | null
  /**
   * Until when the office posts the contract to a customer without e-mail, and when it did; null: nothing to post, or
   * not posted yet.
   */
  postBy: Date | null
  postedAt: Date | null
  /** The customer wants no photos of the home (R20.16). */
  noPhotos: boolean
  orderedAt: Date
  /** When the team may arrive at the earliest. */
  startsAt: Date
}

/** The parts of an order's private link. `secret` is never logged. */
export interface OrderKey {
  number: OrderNumber
  secret: string
}

/** An order that counts once it is confirmed by mail, until `confirmBy`. */
export interface UnconfirmedOrder {
  number: OrderNumber
  confirmBy: Date
}

/** All that the customer's page of an order shows. */
export interface OrderView {
  key: OrderKey
  order: Order
  person: OrderPerson
  /** An e-mail address that counts once it is confirmed. */
  askedEmail: string | undefined
  teamName: string
  lines: PriceLine[]
  /** The cost of changing or cancelling now. */
  terms: ChangeTerms
  withdrawal: { until: Date; outcome: WithdrawalOutcome }
  /** The actions that the customer may take now. */
  transitions: OrderTransition[]
  /** Oldest first. */
  history: { seq: number; at: Date; actor: OrderActor; kind: 'place' | OrderTransition }[]
}

/** A visit that can be chosen: there are people for it. */
export interface VisitOffer {
  visit: Visit
  priceCents: Cents
  free: true
  /** Whether no other offer is cheaper, and some are dearer. */
  lowest: boolean
}

/** An order that is not placed yet. Its id is secret. */
export interface Draft {
  id: string
  /** Represents the draft in claims. */
  holder: string
  language: Language
  home: OrderHome
  /** The visit that was chosen last. Whether it is still held is said by `holdState`. */
  visit: Visit | undefined
  /** When the hold began, however often it has been prolonged since. */
  heldSince: Date | undefined
  heldUntil: Date | undefined
  /** The price that was shown with the visit. */
  priceCents: Cents | undefined
  /** Step 3 as typed so far, valid or not. */
  details: TypedDetails
  /** The order that was made of it at once. */
  order: OrderKey | undefined
  /**
   * Until when its order can be confirmed by mail. From then on the draft stays as it is, and never leads to its order.
   */
  confirmBy: Date | undefined
  /** Grows with every save, so that step 4 can tell whether another tab has changed what it shows. */
  version: number
}
