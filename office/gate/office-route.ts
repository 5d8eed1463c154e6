import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { Histogram, Registry } from 'prom-client'
import type { ComponentType } from 'react'
import type { AnyRefused } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import type { OrderNumber } from '../../domain/orders/order-number.ts'
import type { Action, Person } from '../../domain/people/person.ts'
import type { Database } from '../../services/database/schema.ts'
import type { ChangeStreams } from '../../services/http/change-streams.ts'
import type { RateLimit } from '../../services/http/rate-limit.ts'
import type { AppRequest, Route } from '../../services/http/serve-routes.ts'
import type { Session } from '../../services/people/sessions.ts'
import type { Settings } from '../../services/settings/settings.ts'
import type { OfficeAssets, Speech } from '../layout/office-facts.ts'
import type { OfficeOrders } from './orders-in-language.ts'

/** A request of anyone, with what handlers read from it. */
export interface OfficeRequest extends AppRequest, Speech {
  /** The order that its address or form names. */
  number: OrderNumber | undefined
  /** Answers with a page, which is never cached. */
  show<Props extends object>(page: ComponentType<Props>, props: Props, status?: ContentfulStatusCode): Response
  /** Sends the browser to another page of the office (303). */
  redirect(path: string): Response
  /** 404: there is no such thing, or no longer. */
  notFound(): Response
}

/** A request of a signed-in person whose role allows the route's action. */
export interface PersonRequest extends OfficeRequest {
  person: Person
  session: Session
}

/** A handler of a signed-in person's request. */
export type PersonAnswer = (request: PersonRequest, services: OfficeServices) => Response | Promise<Response>

/** Answers with a page, or with it again and why what it sent was not done. */
export type PageAnswer<Why = AnyRefused> = (
  request: PersonRequest,
  services: OfficeServices,
  why?: Why,
) => Promise<Response>

/**
 * A line of the table of routes. Each names the action that its person has to be allowed (R17.2); `public` is for what
 * comes before signing in, whose handler takes a request without a person. `counted`: a client may try these a limited
 * number of times. `data`: not a page, so that signed-out people get 401 instead of a redirect. `fresh`: the person has
 * confirmed with a passkey within the last ten minutes (R17.6).
 */
export type OfficeRoute =
  | (Route<OfficeRequest, OfficeServices> & { action: 'public'; data?: true; counted?: true; fresh?: never })
  | (Route<PersonRequest, OfficeServices> & { action: Action; data?: true; counted?: never; fresh?: true })

/** Everything the office works with. Wired in office-main.ts; a handler names those that it takes. */
export interface OfficeServices {
  settings: Settings
  clock: () => Date
  log: Logger
  database: Database
  /** The order services of each language, with the tariff of its country; undefined without a tariff. */
  orders: Record<Language, OfficeOrders | undefined>
  assets: OfficeAssets
  /** Folder of the browser's built files; undefined in tests. */
  clientFolder: string | undefined
  registry: Registry
  durations: Histogram<'status'>
  /** The rate limits of a client before signing in. */
  signInLimit: RateLimit
  streams: ChangeStreams
}
