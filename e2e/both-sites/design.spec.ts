import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeDesign } from '../../docs/design/draw-design.ts'
import { languages } from '../../domain/language.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

for (const language of languages) {
  test(`${language}: every component is accessible in every state, light and dark, and fits a phone`, async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'helderhuis-design-'))
    await page.goto(pathToFileURL(await writeDesign(language, folder)).href)
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    rmSync(folder, { recursive: true })
  })
}
