import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { wcag } from './wcag.ts'

/** Runs axe's rules of WCAG 2.2 AA over the page as it stands, in light and in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
    }))
    expect(found, colorScheme).toEqual([])
  }
}
