import { pathToFileURL } from 'node:url'
import { writeDesign } from '../../docs/design/draw-design.ts'
import { languages } from '../../domain/language.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../journey-test.ts'

for (const language of languages) {
  test(`${language}: every component is accessible in every state, light and dark, and fits a phone`, async ({
    page,
  }) => {
    for (const file of await writeDesign(language, 'artifacts/design')) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(pathToFileURL(file).href)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
}
