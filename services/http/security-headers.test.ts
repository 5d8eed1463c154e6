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
  ['without', {}, [], "'none'"],
  ['with', measured, ['https://www.googletagmanager.com'], 'google-tag goog#html'],
])(
  'scripts of any page are our files, inline ones with a hash, and %s Google Analytics its tag; no text becomes one',
  async (_, environment, tag, policies) => {
    const { get } = await openSite({ ORDER_SITE_URL: orderSite, ...environment })
    for (const path of [...ownPaths, '/start?zipCode=1']) {
      const directives = directivesOf((await get(path)).headers.get('content-security-policy') ?? '')
      const { 'default-src': others, 'script-src': scripts, 'object-src': plugins } = directives
      expect(scripts?.filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual(["'self'", ...tag])
      expect([others, plugins]).toEqual([["'none'"], undefined])
      expect(directives['require-trusted-types-for']).toEqual(["'script'"])
      expect(directives['trusted-types']?.join(' ')).toBe(policies)
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
    expect(policy).not.toMatch(/unsafe-|https?:(?!\/\/order\.example)|\*| data:.*script-src/)
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

test('the policy names the report endpoint; Strict-Transport-Security needs TLS', async () => {
  const plain = { SITE_ORIGIN_EN: 'http://localhost:3000', SITE_ORIGIN_NL: 'http://localhost:3001' }
  for (const [environment, transport] of [
    [{}, 'max-age=31536000'],
    [plain, null],
  ] as const) {
    const { get } = await openSite(environment)
    const { headers } = await get('/')
    for (const answer of [headers, (await get('/nothing-here')).headers])
      expect(answer.get('strict-transport-security')).toBe(transport)
    const directives = directivesOf(headers.get('content-security-policy') ?? '')
    expect(directives['report-uri']).toEqual(['/api/reports'])
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
