import type { Logger } from 'pino'
import type { Tariff } from '../../../domain/estimate/tariff.ts'
import type { Language } from '../../../domain/language.ts'
import type { ConsentKind } from '../../../domain/orders/withdrawal-period.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import { holdsPerClient, holdWindowMinutes } from '../../../domain/scheduling/hold-limit.ts'
import type { BackgroundWorker } from '../../background/background-worker.ts'
import type { Database } from '../../database/schema.ts'
import type { Estimator } from '../../estimates/estimator.ts'
import { ClientLimit } from '../../http/rate-limit.ts'
import type { KeySettings } from '../../people/office-keys.ts'
import { isOnTrial } from '../../settings/public-origins.ts'

/** The language in which an order is made: a process may serve one or several. */
export interface OrderLanguage {
  language: Language
  /** The sentences that customers agree to, word for word. {date}: the day of the visit. */
  consents: Readonly<Record<ConsentKind, string>>
  termsVersion: string
}

/** The services of the ordering use cases: one language with the tariff of its country. */
export interface OrderServices extends OrderLanguage {
  database: Database
  clock: () => Date
  log: Pick<Logger, 'info' | 'error'>
  mailWorker: Pick<BackgroundWorker, 'wake'>
  estimator: Pick<Estimator, 'tariff'>
  orderLimits: ReturnType<typeof createOrderLimits>
  settings: OrderSettings
}

/** These services with the current tariff, which has to stay the same during the whole of a use case (R6.8). */
export const withCurrentTariff = (services: OrderServices): OrderServices => ({
  ...services,
  estimator: { tariff: services.estimator.tariff },
})

export interface OrderSettings extends KeySettings {
  /** The public address of each language's ordering site, without a slash at the end. */
  orderSiteUrl: Record<Language, string>
  payees: Payees
  /** Orders of a client's network and of a mailbox that count at once on one day (R16.33). */
  ordersAtOnce: { client: number; mailbox: number }
}

const minute = 60_000

/**
 * The limits of one process. They are wide: a household behind one address has to fit in.
 * @param onCeiling called while all clients together begin more orders than they should
 * @param onUnconfirmedBurst called while many orders of an hour wait to be confirmed, or were not
 */
export const createOrderLimits = (
  clock: () => Date,
  onCeiling?: () => void,
  onUnconfirmedBurst: () => void = () => {},
) => ({
  drafts: new ClientLimit({ perAddress: 60, inAll: 6000, windowMs: 10 * minute }, clock, onCeiling),
  /** Beyond it, visits are chosen without a hold. */
  holds: new ClientLimit({ perAddress: holdsPerClient, windowMs: holdWindowMinutes * minute }, clock),
  orders: new ClientLimit({ perAddress: 30, windowMs: 10 * minute }, clock),
  /** Requests that send a mail to an address that anyone can type. */
  mails: new ClientLimit({ perAddress: 10, windowMs: 10 * minute }, clock),
  onUnconfirmedBurst,
})

/**
 * Whether orders are taken (R16.10): with sample prices only where no one can take them for real, on this machine and
 * on domains that end in `.example`.
 * @param orderSiteUrl the address of the ordering site
 */
export function takesOrders(orderSiteUrl: string, { sample }: Pick<Tariff, 'sample'>): boolean {
  return !sample || isOnTrial([new URL(orderSiteUrl)])
}

/** A customer's consents for a visit on a date ('YYYY-MM-DD'). */
export type AgreedConsents = (date: string) => ConsentKind[]

/** The consents of an order's customer so far. A consent to an early start holds for its date alone (R16.32). */
export async function agreedConsents(database: Database, orderId: string): Promise<AgreedConsents> {
  const rows = await database
    .selectFrom('orderConsent')
    .select(['kind', 'date'])
    .where('orderId', '=', orderId)
    .execute()
  return (date) => rows.filter((row) => row.kind === 'terms' || row.date === date).map(({ kind }) => kind)
}
