import type { Page } from '@playwright/test'
import { existsIn, type PageId, pageIds, pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Law decides how long these are. */
const legal: readonly PageId[] = ['terms-and-conditions', 'privacy', 'accessibility', 'disclaimer']

/** The greatest height of a page at 360 px, in CSS pixels: nine or ten screens. */
const mostPixels = (id: PageId) => (id === 'home' ? 7100 : 8000)

/** The node name of the largest paint's element. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((tell) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
          tell(element?.nodeName)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/**
 * Targets too small for a finger: buttons, fields and titles that open something below 44 × 44 pixels, and links below
 * 24 × 24 with another target within 12 pixels of their centre (WCAG 2.5.8). Links within a sentence are as high as
 * their line.
 */
function smallTargets(): string[] {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  document.querySelector<HTMLElement>('[popover]')?.showPopover()
  document.querySelector('dialog')?.show()
  const shown = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.matches('[tabindex="-1"], [href="#content"]'),
  )
  const targets = shown.map((element) => {
    // The words of a box belong to it, and a row around a field is the field.
    const around = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : undefined
    return { element, box: (around ?? element).getBoundingClientRect() }
  })
  const isControl = (element: Element) =>
    element.matches('button, input, select, textarea, summary') || getComputedStyle(element).borderTopWidth === '2px'
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim()
  const isCrowded = (own: DOMRect, element: Element) => {
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
    return targets.some(
      ({ element: other, box }) =>
        other !== element &&
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < 12,
    )
  }
  return targets
    .filter(({ element, box }) => {
      const least = Math.min(box.width, box.height)
      if (isControl(element)) return least < 43.5
      return least < 24 && !isInSentence(element) && isCrowded(box, element)
    })
    .map(
      ({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 90)}`,
    )
}

test('every page: the largest paint is text, its length is what the content deserves, and a finger hits every control', async ({
  page,
  language,
}) => {
  const pictures: string[] = []
  const heights: Partial<Record<PageId, number>> = {}
  const small = new Set<string>()
  for (const id of pageIds.filter((id) => existsIn(id, language))) {
    await page.goto(pathOf(id, language))
    // Text waits for no picture.
    if ((await largestPaint(page)) === 'IMG') pictures.push(id)
    heights[id] = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const target of await page.evaluate(smallTargets)) small.add(target)
  }
  test.info().annotations.push({ type: 'heights', description: JSON.stringify(heights) })
  const tooLong = Object.entries(heights).filter(
    ([id, height]) => !legal.includes(id as PageId) && height > mostPixels(id as PageId),
  )
  expect.soft(pictures, 'pages whose largest paint is a picture').toEqual([])
  expect.soft(tooLong, 'pages that are too long').toEqual([])
  expect.soft([...small], 'controls below 44 pixels, and crowded links below 24').toEqual([])
})
