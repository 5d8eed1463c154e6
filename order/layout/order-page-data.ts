import type { FieldProblem } from '../../domain/contact/form-text.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import type { ExtraId } from '../../domain/estimate/extras.ts'
import type { EstimateProblem } from '../../domain/estimate/query.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { ChangePreview, Draft, DraftQuote, OrderView, VisitOffer } from '../../domain/orders/order.ts'
import type { ConsentKind, ConsentText } from '../../domain/orders/order-consents.ts'
import type { DetailField, DetailProblem, TypedDetails } from '../../domain/orders/order-details.ts'
import type { TypedHome } from '../../domain/orders/order-home.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'
import type { InvoiceDocument } from '../../domain/payments/invoice-document.ts'
import type { Balance } from '../../domain/payments/ledger.ts'
import type { Payee } from '../../domain/payments/payee.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import type { PaymentStatus } from '../../services/payments/online/payment-status.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import type { OrderPageId } from './routes.ts'

/** The context of every page of the ordering site. */
export interface OrderFacts {
  /** Pages of our website, absolute. */
  website: { home: string; terms: string; privacy: string; contact: string }
  /** Whether the prices are samples: then nothing is delivered. */
  sample: boolean
}

/** The home as a form: step 1, or a change of it. */
export interface HomeForm extends TypedHome {
  typicalHome: readonly Room[]
  /** The person-minutes of cleaning per hour that can be ordered; undefined where they are not asked for. */
  hoursOnSale?: readonly number[]
  /** Extras that the package contains anyway. */
  includedExtras: readonly ExtraId[]
}

export type HomeProblems = Partial<Record<string, EstimateProblem | 'tooLong'>>

/** The order of a draft so far, for the work order beside a step. */
export interface Summary {
  draft: Draft
  quote: DraftQuote
}

/** Why a visit has to be chosen again, or could not be. */
export type VisitProblem = 'required' | 'unknown' | 'taken' | 'expired' | 'gone' | 'afterHandover'

/** The visits that can be chosen, and what was chosen so far. */
export interface VisitChoice {
  offers: readonly VisitOffer[]
  chosen?: Visit | undefined
  /** The visit of an order that is changed, where it can be kept but not chosen anew. */
  keep?: Visit | undefined
  /** The nearest to what was taken. */
  nearest?: readonly VisitOffer[] | undefined
}

/** Why a change of an order was not made, or has to be looked at again. */
export type ChangeProblem =
  | 'stale'
  | 'notPossible'
  | 'taken'
  | 'gone'
  | 'tooLarge'
  | 'consent'
  | 'afterHandover'
  | 'tooMany'

interface OrderPageDataById {
  location: {
    /** False where there is no tariff. */
    offered: boolean
    form: HomeForm
    problems: HomeProblems
    /** The draft that is being changed. */
    draftId?: string
    /** The price of the home; undefined until a postcode is known. */
    estimate?: EstimateAnswer
    /** The first step on the ordering site of the other country, with the postcode that belongs there. */
    toOtherSite?: { href: string; zipCode: string }
  }
  visits: Summary &
    VisitChoice & {
      problem?: VisitProblem
      /**
       * The day that the visitor picked on the website, ISO 8601, while no visit is chosen here: `chosen` if one of it
       * is free.
       */
      picked?: string
      /** Whether no team works on the day that the visitor picked: it was never available. */
      dayOff?: boolean
    }
  details: Summary & { hold: Hold; problems: Partial<Record<DetailField, DetailProblem>> }
  check: Summary & {
    hold: Hold
    /** The boxes to tick, with those that were ticked and those that were forgotten. */
    consents: readonly ConsentText[]
    given: readonly ConsentKind[]
    missing: readonly ConsentKind[]
    /** Whether another tab, or a new tariff, has changed what is ordered. */
    changed?: boolean
    /** The end of the right to withdraw from an order placed now. */
    withdrawUntil: Date
  }
  sent: { confirmation: Confirmation }
  /**
   * `confirmation`: undefined where the link does not work (any more). The boxes are those that have to be ticked once
   * more.
   */
  confirm: {
    token: string
    confirmation: Confirmation | undefined
    consents: readonly ConsentText[]
    given: readonly ConsentKind[]
    missing: readonly ConsentKind[]
  }
  /** `held`: the confirmation waits for the office, because too many mails have gone to its address. */
  /** `accessNote`: how the team gets in, in the customer's words; `accessKnown`: whether the team can get in with that. */
  order: {
    view: OrderView
    changed?: boolean
    held?: boolean
    accessNote?: string | undefined
    accessKnown: boolean
    read: ReadStanding
  }
  /** `typed`: as the form was sent, or as it stands. */
  correct: {
    view: OrderView
    typed: TypedDetails
    /** Whether a note about how to get in is stored. */
    hasNote: boolean
    problems: Partial<Record<DetailField, DetailProblem>>
    problem?: 'stale' | 'askedTooOften' | 'tooMany'
  }
  /** `email`: undefined where the link does not work (any more). */
  email: { number: string; email: string; token: string } | { number?: undefined; done?: string }
  change: VisitChoice & {
    view: OrderView
    form: HomeForm
    /** The preview of a change. */
    preview?: ChangePreview
    problem?: ChangeProblem
  }
  cancel: { view: OrderView; balance: Balance; problem?: ChangeProblem }
  withdraw: { view: OrderView; balance: Balance }
  /** `proof`: undefined where the tariff of the order is missing. */
  proof: { view: OrderView; proof: PriceProof | undefined }
  pay: PaymentDetails
  /** `invoices`: oldest first; `ask`: whether the customer can ask for an invoice now, or once something has happened. */
  statement: {
    view: OrderView
    payments: PaymentView
    invoices: readonly InvoiceDocument[]
    ask: 'now' | 'later' | undefined
  }
  /** `looksAgain`: whether the page refreshes itself; `path`: its own. */
  paid: { view: OrderView; status: PaymentStatus; looksAgain: boolean; path: string }
  login: { email: string; state: 'asked' | 'refused' | 'sent' }
  withdrawal: WithdrawalStage
  message: {
    title: string
    text: string
    reference?: string
    /** The fields of a form that could not be stored, to post to `path` again. */
    resend?: { path: string; fields: readonly (readonly [string, string])[] }
    ways: readonly { href: string; label: string }[]
  }
}

/** Whether the chosen visit is held for this draft, and until when. */
export interface Hold {
  state: 'held' | 'expired' | 'none'
  until: Date | undefined
}

/** An order's price, calculated again with the tariff that it was ordered at. */
export interface PriceProof {
  priceCents: Cents
  /** Before it is rounded to `priceStepCents`. */
  unroundedCents: Cents
  priceStepCents: number
  /** Person-minutes of all rooms and extras. */
  workMinutes: number
  /** The smallest order. */
  leastPersonMinutes: number
  datePercent: number
  centsPerPersonHour: number
  travelCents: number
  /** Whether price, people and time are those that were ordered. */
  holds: boolean
}

/** How an order is paid today. */
export interface PaymentDetails extends ReadStanding {
  view: OrderView
  /** Whether it can be paid online. */
  online: boolean
  /** Where a transfer goes to; undefined where nothing is due, or no account is set. */
  transfer?: {
    payee: Payee
    /** The transfer as an SVG of a QR code. */
    code: string
  }
}

/** A consumer's statement on the withdrawal function. */
export interface WithdrawalNotice {
  name: string
  email: string
  contract: string
}

type WithdrawalStage =
  | { stage: 'form'; values: WithdrawalNotice; problems: Partial<Record<keyof WithdrawalNotice, FieldProblem>> }
  | { stage: 'confirm'; values: WithdrawalNotice }
  | {
      stage: 'done'
      values: WithdrawalNotice
      receivedAt: Date
      outcome: WithdrawalOutcome
      /** Whether the mail waits for the office, because too many have gone to its address. */
      held: boolean
    }

export type OrderDataOf<Page extends OrderPageId> = OrderPageDataById[Page]
