import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Language } from '../domain/language.ts'

/** The minified axe, which takes a page two thirds of the time to read. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What it becomes in a page. */
declare const axe: typeof axeCore

/** axe's names for the rules of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules among them that depend on colours, which is all that a theme changes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Checks the current state of the page by axe's rules of WCAG 2.2 AA.
 * @param leaveOut rules that do not apply there, for a reason that the caller gives
 */
export async function expectAccessible(page: Page, leaveOut: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }]))
  await expectNothingFound(page, { runOnly: { type: 'tag', values: wcag }, rules })
}

/** Checks all rules in light, and the rules about colours in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // With motion the colours would change gradually.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectReadable(page)
}

/**
 * Checks one theme on each site, for what both sites show: neither structure nor colours depend on the words. All rules
 * in light on the English one, and the rules about colours in dark on the Dutch one.
 */
export async function expectAccessibleOn(language: Language, page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark', reducedMotion: 'reduce' })
  await (language === 'en' ? expectAccessible(page) : expectReadable(page))
}

/** Checks the current colours of the page. */
const expectReadable = (page: Page): Promise<void> =>
  expectNothingFound(page, { runOnly: { type: 'rule', values: ofColours } })

async function expectNothingFound(page: Page, options: axeCore.RunOptions): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Half a megabyte, so it is loaded once per page.
  if (!isThere) await page.evaluate(source)
  // While a page scrolls, its sticky header overlaps links and buttons.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let last = Number.NaN; last !== scrollY; await frame().then(frame)) last = scrollY
  })
  const { violations, passes } = await page.evaluate(
    (options) => axe.run('html', { ...options, resultTypes: ['violations'] }),
    options,
  )
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }))
  expect(passes.length, 'rules that applied to something').toBeGreaterThan(0)
  expect(found).toEqual([])
}
