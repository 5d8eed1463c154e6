import { browsers } from '../../testing/browsers.ts'
import { test as base, expect } from '../journey-test.ts'
import { type SiteByTls, startByTls } from '../sites/start-by-tls.ts'

/** Tests a site behind TLS, in a browser that trusts its certificate and sends reports without delay. */
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

test('with TLS the browser reports a policy violation once, through the Reporting API', async ({
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
  // A report through `report-uri` would have another type.
  const types = [...siteByTls.heard().matchAll(/^POST \/api\/reports [\s\S]+?^content-type: (.+)\r$/gim)]
  expect(types.map(([, type]) => type)).toEqual(['application/reports+json'])
})
