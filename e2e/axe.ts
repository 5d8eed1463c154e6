import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** axe's names for the rules of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Those of them that look at colours. A theme changes colours and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe's rules of WCAG 2.2 AA over the page as it stands.
 * @param within selector of the part that is looked at
 * @param leaveOut rules that cannot hold there, with the reason where it is called
 */
export async function expectAccessible(page: Page, within = 'html', leaveOut: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }]))
  await expectNothingFound(page, within, { runOnly: { type: 'tag', values: wcag }, rules })
}

/** All rules in light, and in dark those of colours. */
export async function expectAccessibleInBothThemes(page: Page, within = 'html'): Promise<void> {
  // Without motion the colours change at once.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, within)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(page, within, { runOnly: { type: 'rule', values: ofColours } })
}

async function expectNothingFound(page: Page, within: string, options: RunOptions): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Half a megabyte, read once for a page however often it is looked at.
  if (!isThere) await page.evaluate(axe.source)
  const { violations, passes } = await page.evaluate(
    ([within, options]) => axe.run(within, { ...options, resultTypes: ['violations'] }),
    [within, options] as const,
  )
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }))
  expect(passes.length, 'rules that something was looked at with').toBeGreaterThan(0)
  expect(found).toEqual([])
}
