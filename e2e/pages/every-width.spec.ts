import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { test } from '../test.ts'

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: accessible on a phone and on a wide screen, in light and dark${only}`, async ({
    page,
    language,
    faults,
  }) => {
    // `start` without a postcode answers what it answers to a form that was sent empty.
    if (id === 'start') faults.expect(/422/)
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(pathOf(id, language))
      await expectAccessibleInBothThemes(page)
    }
  })
}
