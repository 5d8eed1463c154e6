import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Logger } from 'pino'
import { badRequest } from './plain-answers.ts'
import type { AppEnvironment } from './request-log.ts'
import { isStorageAway, retryStorage } from './storage-away.ts'

/** What the handlers of every app read from a request. */
export interface AppRequest {
  context: Context<AppEnvironment>
  query: URLSearchParams
  /** The text fields of the form that was posted; empty for other requests. */
  form: URLSearchParams
  /** A part of the path, by its name in the route; empty for none. */
  param(name: string): string
}

/** The content types of what may be posted. */
const types = {
  form: /^application\/x-www-form-urlencoded\s*(?:;|$)/i,
  fields: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i,
  upload: /^multipart\/form-data\s*(?:;|$)/i,
  json: /^application\/json\s*(?:;|$)/i,
  jpeg: /^image\/jpeg\s*(?:;|$)/i,
  any: /^/,
} as const

/** A line of an app's table of routes. */
export interface Route<Request, Services> {
  method: 'GET' | 'POST' | 'PUT'
  /** As Hono writes it: `/people/:id`. */
  path: string
  /**
   * What is sent: a form by default; `fields`, a form in either encoding; `upload`, a form with files; JSON; or a JPEG.
   * With `any` the handler checks it, and anyone may send it.
   */
  body?: keyof typeof types
  /** The largest body in bytes, instead of the app's usual one. */
  largest?: number
  /** Runs around the answer, and answers OPTIONS: what pages of other origins need. */
  around?: readonly MiddlewareHandler[]
  answer(request: Request, services: Services): Response | Promise<Response>
}

/** Why a request is refused before its handler, or what went wrong in it, as an HTTP status. */
export type Refusal = 403 | 404 | 405 | 413 | 415 | 500 | 503

/** Whether a request only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** An app: its table of routes, and what it says where no route answers. */
export interface RoutedApp<Request extends AppRequest, Line extends Route<Request, Services>, Services> {
  services: Services
  routes: readonly Line[]
  /** The largest body that is usual, in bytes. */
  largestBody: number
  /** Whether a request that changes something comes from our own pages, or from a program where those may ask. */
  isOwn(request: globalThis.Request): boolean
  /** Makes the app's own request. */
  read(request: AppRequest): Request
  /** Lets a request in, with whom it comes from, or answers it: before its body's type is checked. */
  admit?(request: Request, route: Line): Promise<Request | Response>
  /** Says why there is no answer. `route`: undefined for an address, or a method of it, that is not in the table. */
  refuse(request: Request, status: Refusal, route?: Line): Response | Promise<Response>
  /** The path of a request as it is logged: without secrets. */
  pathOf(context: Context): string
}

/**
 * Serves an app's table of routes. Everything that all routes share is here: the origin, size and type of what is
 * posted, another method of a known address (405), an unknown address, and errors.
 */
export function serveRoutes<
  Request extends AppRequest,
  Line extends Route<Request, Services>,
  Services extends { log: Logger },
>(app: Hono<AppEnvironment>, routed: RoutedApp<Request, Line, Services>): void {
  const { routes, services } = routed
  const refuse = (context: Context<AppEnvironment>, status: Refusal, route?: Line) =>
    routed.refuse(routed.read(withoutForm(context)), status, route)

  app.use(
    methodNotAllowed({
      app,
      async onMethodNotAllowed(context, allowed) {
        // Otherwise the headers of the 404 that this replaces would be kept.
        context.res = undefined
        const response = await refuse(context, 405)
        response.headers.set('Allow', allowed.join(', '))
        return response
      },
    }),
  )
  for (const route of routes) {
    const { method, path, around = [] } = route
    if (around.length > 0) app.on([method, 'OPTIONS'], [path], ...around)
    const refusal = (context: Context<AppEnvironment>, status: Refusal) => refuse(context, status, route)
    if (method !== 'GET') app.on(method, path, guardBody(routed, route, refusal))
    app.on(method, path, (context) => answer(context, route))
  }
  app.all('*', (context) => refuse(context, 404))
  app.onError(async (err, context) => {
    const isAway = isStorageAway(err)
    const facts = { requestId: context.get('requestId'), path: routed.pathOf(context), order: context.get('order') }
    services.log.error({ err, ...facts }, isAway ? 'database away' : 'unexpected error')
    const response = await refuse(context, isAway ? 503 : 500)
    if (isAway) response.headers.set('Retry-After', retryStorage['Retry-After'])
    return response
  })

  async function answer(context: Context<AppEnvironment>, route: Line): Promise<Response> {
    const form = await readBody(context, route)
    if (!form) return badRequest()
    const request = routed.read({ ...withoutForm(context), form })
    const admitted = routed.admit ? await routed.admit(request, route) : request
    if (admitted instanceof Response) return admitted
    if (route.method !== 'GET' && !types[route.body ?? 'form'].test(context.req.header('content-type') ?? ''))
      return await routed.refuse(request, 415, route)
    return await route.answer(admitted, services)
  }
}

/** Bounds the body of a route, and takes it from our own pages alone. */
function guardBody(
  { isOwn, largestBody }: Pick<RoutedApp<AppRequest, Route<AppRequest, unknown>, unknown>, 'isOwn' | 'largestBody'>,
  { body, largest: maxSize = largestBody }: Pick<Route<never, never>, 'body' | 'largest'>,
  refuse: (context: Context<AppEnvironment>, status: Refusal) => Response | Promise<Response>,
): MiddlewareHandler<AppEnvironment> {
  const limited = bodyLimit({ maxSize, onError: (context) => refuse(context, 413) })
  return async (context, next) => {
    if (body !== 'any' && !isOwn(context.req.raw)) return refuse(context, 403)
    try {
      return await limited(context, next)
    } catch {
      // Handlers catch their own errors before this point: this one is the client's connection.
      return badRequest()
    }
  }
}

const withoutForm = (context: Context<AppEnvironment>): AppRequest => ({
  context,
  query: new URL(context.req.url).searchParams,
  form: new URLSearchParams(),
  param: (name) => context.req.param(name) ?? '',
})

/** The fields of a posted form; undefined where the body is truncated or malformed. Any other body is left alone. */
async function readBody(
  { req }: Context,
  { method, body = 'form' }: Pick<Route<never, never>, 'method' | 'body'>,
): Promise<URLSearchParams | undefined> {
  if (method === 'GET' || (body !== 'form' && body !== 'fields')) return new URLSearchParams()
  try {
    if (body === 'form' || !types.upload.test(req.header('content-type') ?? ''))
      return new URLSearchParams(await req.text())
    const fields = [...(await req.formData())].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return new URLSearchParams(fields)
  } catch {
    return undefined
  }
}
