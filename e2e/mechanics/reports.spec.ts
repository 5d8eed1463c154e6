import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'

/** The reports about a page that the site has logged. */
const reportsOf = (log: string, path: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('"client report"') && line.includes(path))
    .map((line): Record<string, unknown> => JSON.parse(line))

test('Trusted Types keep text from becoming markup, and the violation is logged', async ({ page, site, faults }) => {
  faults.expect(/require-trusted-types-for|TrustedHTML/)
  await page.goto('/disclaimer?zipCode=2000')
  const refusal = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>'
      return 'done'
    } catch (error) {
      return String(error)
    }
  })
  expect(refusal).toContain('TrustedHTML')
  await expect
    .poll(() => reportsOf(site.log(), '/disclaimer'))
    .toMatchObject([{ kind: 'csp', directive: 'require-trusted-types-for', page: `${site.origin}/disclaimer` }])
})

test('an error in our own script is logged without the query of the page', async ({ page, site, faults }) => {
  faults.expect(/broken on purpose/)
  await page.goto('/partner?zipCode=2000')
  await page.locator('[name=firstName]').first().focus()
  await untilHydrated(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose')
    })
    void Promise.reject(new Error('rejected, broken on purpose'))
  })
  await expect.poll(() => reportsOf(site.log(), '/partner').length).toBe(2)
  const reports = reportsOf(site.log(), '/partner')
  for (const report of reports) expect(report).toMatchObject({ kind: 'error', page: `${site.origin}/partner` })
  expect(reports.map(({ message }) => message).sort()).toEqual([
    'Error: rejected, broken on purpose',
    'Uncaught Error: broken on purpose',
  ])
})
