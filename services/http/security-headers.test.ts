import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'

const orderSite = 'https://order.example'
const measured = { GA_MEASUREMENT_ID: 'G-ABC123DEF4' }
const ownPaths = pageIds.filter((id) => existsIn(id, language)).map((id) => pathOf(id, language))

/** The policy as directives, each with its sources. */
const directivesOf = (policy: string): Record<string, string[] | undefined> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test.each([
  ['without', {}, []],
  ['with', measured, ['https://www.googletagmanager.com']],
])(
  'scripts of any page are our files, inline ones with a hash, and %s Google Analytics its tag',
  async (_, environment, tag) => {
    const { get } = await openSite({ ORDER_SITE_URL: orderSite, ...environment })
    for (const path of ownPaths) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      const { 'default-src': others, 'script-src': scripts, 'object-src': plugins } = directivesOf(policy)
      expect(scripts?.filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual(["'self'", ...tag])
      expect([others, plugins]).toEqual([["'none'"], undefined])
    }
    const mentions = /googletagmanager|google-analytics|gtag|measurement|id="consent"|data-consent/i
    expect(mentions.test(await (await get('/')).text())).toBe(tag.length > 0)
  },
)

/** The rules of Mozilla's HTTP Observatory that cost points, and those that earn some beyond a hundred. */
test('the headers of every page pass the rules of Mozilla’s HTTP Observatory', async () => {
  const { get } = await openSite({ ORDER_SITE_URL: orderSite })
  for (const path of [...ownPaths, '/start?zipCode=1']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    const directives = directivesOf(policy)
    expect(directives['default-src']).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe-|https?:(?!\/\/order\.example)|\*| data:.*script-src/)
    expect(directives['script-src']).toContain("'self'")
    expect(directives['frame-ancestors']).toEqual(["'none'"])
    expect(directives['base-uri']).toEqual(["'none'"])
    expect(directives['form-action']).toEqual(["'self'", orderSite])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThan(
      15_768_000,
    )
    // No cookies to secure, nothing that other origins may read.
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server']) {
      expect(headers.get(name)).toBeNull()
    }
  }
})

test.each([
  ['none', "'none'", {}],
  ['the one that names the tag and Google’s own', 'google-tag goog#html', measured],
])('no page turns text into script or markup; its Trusted Types policies are %s', async (_, policies, environment) => {
  const { get } = await openSite({ ORDER_SITE_URL: orderSite, ...environment })
  for (const path of [...ownPaths, '/start?zipCode=1']) {
    const directives = directivesOf((await get(path)).headers.get('content-security-policy') ?? '')
    expect(directives['require-trusted-types-for']).toEqual(["'script'"])
    expect(directives['trusted-types']?.join(' ')).toBe(policies)
  }
})

test('the policy names the report endpoint; the Reporting API only with TLS, because it needs TLS', async () => {
  const plain = { SITE_ORIGIN_EN: 'http://localhost:3000', SITE_ORIGIN_NL: 'http://localhost:3001' }
  for (const [environment, reportTo, endpoints] of [
    [{}, ['reports'], 'reports="/api/reports"'],
    [plain, undefined, null],
  ] as const) {
    const { headers } = await (await openSite(environment)).get('/')
    const directives = directivesOf(headers.get('content-security-policy') ?? '')
    expect(directives['report-uri']).toEqual(['/api/reports'])
    expect(directives['report-to']).toEqual(reportTo)
    expect(headers.get('reporting-endpoints')).toBe(endpoints)
  }
})

test('redirects, problems, files and 404s have the common security headers too', async () => {
  const { get } = await openSite()
  for (const path of [
    '/nothing-here',
    '/PARTNER',
    '/api/none',
    '/api/sendMail',
    '/none.png',
    '/%ff',
    '/robots.txt',
    '/metrics',
  ]) {
    expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
  }
})

test('a site without TLS has no Strict-Transport-Security', async () => {
  const { get } = await openSite({ SITE_ORIGIN_EN: 'http://localhost:3000', SITE_ORIGIN_NL: 'http://localhost:3001' })
  for (const path of ['/', '/nothing-here'])
    expect((await get(path)).headers.get('strict-transport-security')).toBeNull()
})
