/**
 * Runs in a page: words of headings, links, buttons and cells that lie on two lines or stick out of their box, and
 * numbers with their unit on the next line. A word may part at a hyphen, a slash, an @ or a dot of an address, and a
 * soft hyphen.
 */
export function brokenWords(): string[] {
  const parts = /[^\s\u00ad/@.()-]+/gu
  const measures =
    /\d+ (?:uur|minuten|minuut|min|dagen|dag|weken|jaar|m²|km|euro|personen|hours?|h|minutes?|days?|weeks?|years?|people)\b|€ \d/gu
  const broken = new Set<string>()
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
