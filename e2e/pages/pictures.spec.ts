import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test('no picture competes with the text for the network: none is preloaded, each is lazy or of low priority', async ({
  request,
  language,
}) => {
  const before: string[] = []
  let pictures = 0
  for (const id of pageIds.filter((id) => existsIn(id, language))) {
    const html = await (await request.get(pathOf(id, language))).text()
    pictures += html.split('<img ').length - 1
    before.push(...(html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []))
    before.push(...(html.match(/<img (?![^>]*(?:loading="lazy"|fetchpriority="low"))[^>]*>/gi) ?? []))
  }
  expect(pictures).toBeGreaterThan(50)
  expect(before).toEqual([])
})
