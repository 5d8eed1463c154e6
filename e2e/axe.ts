import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe's names for the rules of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Runs axe's rules of WCAG 2.2 AA over the page as it stands.
 * @param within selector of the part that is looked at
 * @param leaveOut rules that cannot hold there, with the reason where it is called
 */
export async function expectAccessible(page: Page, within = 'html', leaveOut: readonly string[] = []): Promise<void> {
  // Our pages frame no other page of ours, so axe runs in the page alone, in half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .withTags(wcag)
    .disableRules([...leaveOut])
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }))
  expect(found).toEqual([])
}

/** The same in light and in dark. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion the colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, within)
  }
}
