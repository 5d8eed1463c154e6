import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expect, test } from '../test.ts'

/**
 * Words of headings, links, buttons and cells that lie on two lines or stick out of their box, and numbers with their unit on the
 * next line. A word may part at a hyphen, a slash, an @ or a dot of an address, and a soft hyphen.
 */
function brokenWords(): string[] {
  const parts = /[^\s\u00ad/@.()-]+/gu
  const measures =
    /\d+ (?:uur|minuten|minuut|min|dagen|dag|weken|jaar|m²|km|euro|personen|hours?|h|minutes?|days?|weeks?|years?|people)\b|€ \d/gu
  const broken = new Set<string>()
  for (const section of document.querySelectorAll<HTMLElement>('.later')) section.style.contentVisibility = 'visible'
  const range = document.createRange()
  /** Of one character; the hyphen drawn at a soft one before it comes first in its list. */
  function boxAt(text: Text, at: number): DOMRect | undefined {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return [...range.getClientRects()].at(-1)
  }
  for (const element of document.querySelectorAll('h1, h2, h3, h4, a, button, summary, th, td')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, thead')) continue
    const right =
      element.closest('h1, h2, h3, h4, td, th, button, summary, p, li, a')?.getBoundingClientRect().right ?? 0
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest('.visually-hidden')) continue
      for (const pattern of [parts, measures]) {
        for (const { 0: part, index } of text.data.matchAll(pattern)) {
          const [first, last] = [boxAt(text, index), boxAt(text, index + part.length - 1)]
          if (!first || !last) continue
          if (Math.abs(first.top - last.top) > 2) broken.add(`“${part}” is broken in: ${text.data.slice(0, 60)}`)
          if (last.right > right + 1) broken.add(`“${part}” sticks out of ${element.tagName}`)
        }
      }
    }
  }
  return [...broken]
}

const widths = [320, 360, 768, 1024, 1440]

test('no word is broken and no number parted from its unit, on any width of screen', async ({ page, language }) => {
  const broken: string[] = []
  for (const id of pageIds.filter((id) => existsIn(id, language))) {
    await page.goto(pathOf(id, language))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const words of await page.evaluate(brokenWords)) broken.push(`${id} at ${width}: ${words}`)
    }
  }
  expect(broken).toEqual([])
})
