import { pathOf } from '../../domain/website/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../journey-test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the menu opens, is accessible, and following a link closes it, also after going back', async ({
    page,
    words,
    language,
  }) => {
    await page.goto('/')
    const menu = page.locator('#menu')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: words.layout.menu, exact: true }).tap()
    await expect(menu).toBeVisible()
    // What axe finds does not depend on the words.
    if (language === 'en') await expectAccessibleInBothThemes(page)
    await menu.getByRole('button', { name: words.layout.closeMenu }).tap()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: words.layout.menu, exact: true }).tap()
    await menu.getByRole('link', { name: words.layout.pageNames['commercial-cleaning'] }).tap()
    await expect(page).toHaveURL(pathOf('commercial-cleaning', language))
    await expect(page.locator('#menu')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('Escape closes the menu and returns the focus (English site only)', async ({ page, words }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: words.layout.menu, exact: true })
    await opener.press('Enter')
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

const widths = [320, 352, 360, 1100, 1184, 1366]

test(`from ${widths[0]} to ${widths.at(-1)} px, logo, navigation, order button and menu do not overlap, even without the heading font`, async ({
  page,
  words,
  faults,
}) => {
  faults.expect(/woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const header = page.getByRole('banner')
  const parts = header
    .getByRole('link', { name: words.layout.logoLabel })
    .or(header.getByRole('navigation').getByRole('link'))
    .or(header.getByRole('link', { name: words.layout.orderNow }))
    .or(header.getByRole('button', { name: words.layout.menu, exact: true }))
    .filter({ visible: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 300 })
    await expect(parts, 'logo, six links or the menu, order button').toHaveCount(width < 1184 ? 3 : 8)
    // Their content may be wider than their boxes.
    const extents = await parts.evaluateAll((all) =>
      all.map((part) => {
        const content = document.createRange()
        content.selectNodeContents(part)
        const boxes = [part.getBoundingClientRect(), content.getBoundingClientRect()]
        return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
      }),
    )
    extents.push({ left: width, right: width })
    for (const [position, { left }] of extents.entries()) {
      const before = extents[position - 1]?.right ?? 0
      expect(left, `left edge of part ${position} at ${width} px`).toBeGreaterThanOrEqual(before)
    }
  }
})
