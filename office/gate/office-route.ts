import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ComponentType } from 'react'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Language } from '../../domain/language.ts'
import type { Action } from '../../domain/people/permissions.ts'
import type { Person } from '../../domain/people/person.ts'
import type { Session } from '../../services/people/sessions.ts'
import type { OfficeServices } from './office-services.ts'

/** A request of anybody, with what handlers read from it. */
export interface OfficeRequest {
  context: Context
  now: Date
  language: Language
  words: OfficeWords
  query: URLSearchParams
  /** The fields of the form that was posted; empty for GET. */
  form: URLSearchParams
  /** A part of the path, by its name in the route. */
  param(name: string): string
  /** Answers with a page, which is never cached. */
  show<Props extends object>(page: ComponentType<Props>, props: Props, status?: ContentfulStatusCode): Response
  /** Sends the browser to another page of the office (303). */
  redirect(path: string): Response
}

/** A request of a signed-in person whose role allows the route's action. */
export interface PersonRequest extends OfficeRequest {
  person: Person
  session: Session
}

type Answer<Request> = (request: Request, services: OfficeServices) => Response | Promise<Response>

interface RouteAddress {
  method: 'GET' | 'POST'
  /** As Hono writes it: `/people/:id`. */
  path: string
  /** Not a page: signed-out people get 401 instead of a redirect. */
  data?: true
  /** Takes a form with a file (`multipart/form-data`), which its handler reads. */
  upload?: true
  /** Takes a form with a whole page of the website. */
  long?: true
}

/**
 * A line of the table of routes. Each names the action that its person has to be allowed (R17.2); `public` is for what
 * comes before signing in. `fresh`: the person has confirmed with a passkey within the last ten minutes (R17.6).
 */
export type OfficeRoute =
  | (RouteAddress & { action: 'public'; answer: Answer<OfficeRequest> })
  | (RouteAddress & { action: Action; fresh?: true; answer: Answer<PersonRequest> })
