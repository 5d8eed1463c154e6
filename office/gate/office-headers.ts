import type { MiddlewareHandler } from 'hono'
import { loopbackNames } from '../../domain/website/loopback-names.ts'
import { headersOfSite } from '../../services/http/security-headers.ts'
import type { Settings } from '../../services/settings/settings.ts'

/**
 * Everything comes from our own files; styles and scripts in a page's text never count (also none in `style`
 * attributes). A form may lead to the ordering sites, where the customer's page is.
 * @param websites those that may be shown in a frame, and be sent what to show there
 * @param isCrew whether a phone keeps the page, and shows photos that it has taken (R20.2)
 */
const policyOf = (orderSites: readonly string[], websites: readonly string[], isCrew = false) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${isCrew ? ' blob:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${websites.join(' ') || "'none'"}`,
    `form-action ${[...new Set(["'self'", ...orderSites, ...websites])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${isCrew ? 'crew' : "'none'"}`,
    ...(isCrew ? ["worker-src 'self'", "manifest-src 'self'"] : []),
  ].join('; ')

/**
 * Answers 421 to a request by another name than the office's own or this machine's: a foreign name that leads here is
 * not ours to answer.
 */
export const ownHostOnly =
  ({ office }: Pick<Settings, 'office'>): MiddlewareHandler =>
  async (context, next) => {
    const name = context.req.header('host')?.replace(/:\d+$/, '')
    if (name === undefined || [new URL(office.origin).hostname, ...loopbackNames].includes(name)) return await next()
    return context.text('Misdirected Request', 421)
  }

/** The page on which a page is written, beside its preview (R17.37). */
const editorPath = /^\/pages\/[a-z]+\/[^/]+$/

/** The page of crews, which alone registers a worker. */
const crewPath = '/crew'
/** One year, subdomains included. */
const transportSecurity = 'max-age=31536000; includeSubDomains'

type SecuredSettings = Pick<Settings, 'office' | 'orderSiteUrl' | 'origin'>

/**
 * Gives every response of the office the headers of security, keeps it out of search engines, and out of caches unless
 * it is a file of the build.
 */
export function secureOffice({
  office: { origin },
  orderSiteUrl,
  origin: websites,
}: SecuredSettings): MiddlewareHandler {
  const orderSites = Object.values(orderSiteUrl).map((url) => new URL(url).origin)
  const headers = Object.entries({
    ...headersOfSite(origin),
    'Referrer-Policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': transportSecurity }),
    'X-Robots-Tag': 'noindex, nofollow',
  })
  const usual = policyOf(orderSites, [])
  const ofEditor = policyOf(orderSites, Object.values(websites))
  const ofCrew = policyOf(orderSites, [], true)
  return async (context, next) => {
    await next()
    const { res, req } = context
    const policy = req.path === crewPath ? ofCrew : editorPath.test(req.path) ? ofEditor : usual
    res.headers.set('Content-Security-Policy', policy)
    for (const [name, value] of headers) res.headers.set(name, value)
    if (!res.headers.has('Cache-Control')) res.headers.set('Cache-Control', 'no-store')
  }
}
