import { browsers } from '../../testing/browsers.ts'
import { type SiteByTls, startByTls } from '../sites/start-by-tls.ts'
import { test as base, expect } from '../test.ts'

/** The test of a site behind TLS, with a browser that trusts its certificate and does not put reports off for a minute. */
const test = base.extend<object, { siteByTls: SiteByTls }>({
  siteByTls: [
    async ({ language }, use) => {
      const site = await startByTls(language)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions, siteByTls }, use) => {
    const trust = `--ignore-certificate-errors-spki-list=${siteByTls.keyHash}`
    const args = [...(launchOptions.args ?? []), trust, '--short-reporting-delay']
    await use({ ...launchOptions, executablePath: browsers.whole, args })
  },
  baseURL: ({ siteByTls }, use) => use(siteByTls.origin),
})

test('by TLS the browser reports what the policy has stopped by the Reporting API, once', async ({
  page,
  siteByTls,
  faults,
}) => {
  faults.expect(/require-trusted-types-for|TrustedHTML/)
  await page.goto('/disclaimer?zipCode=2000')
  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>'
    } catch {}
  })
  await expect.poll(siteByTls.log).toContain('"client report"')
  const reports = siteByTls
    .log()
    .split('\n')
    .filter((line) => line.includes('"client report"'))
    .map((line): unknown => JSON.parse(line))
  expect(reports).toMatchObject([
    { kind: 'csp', directive: 'require-trusted-types-for', page: `${siteByTls.origin}/disclaimer` },
  ])
  // What had come through `report-uri` would be of another type.
  const types = [...siteByTls.heard().matchAll(/^POST \/api\/reports [\s\S]+?^content-type: (.+)\r$/gim)]
  expect(types.map(([, type]) => type)).toEqual(['application/reports+json'])
})
