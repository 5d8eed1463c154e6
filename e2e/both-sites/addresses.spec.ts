import { type Language, languages, otherLanguage } from '../../domain/language.ts'
import { existsIn, pageAt, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

/** Every address that redirects to a page, with that page's own. */
function movedAddresses(language: Language): [from: string, to: string][] {
  const other = otherLanguage(language)
  return pageIds.flatMap((id): [string, string][] => {
    const to = pathOf(id, language)
    const own = existsIn(id, language) && to !== '/' ? [`${to}/`, to.toUpperCase(), `/${to}`, `${to}//`] : []
    const others = existsIn(id, other) ? [pathOf(id, other)] : []
    const shortForms = pages[id].shortForms ?? []
    return [...own, ...others, ...shortForms].filter((from) => !pageAt(from, language)).map((from) => [from, to])
  })
}

for (const language of languages) {
  test(`${language}: short forms, paths of the other language, extra slashes and capitals redirect once, with 301`, async ({
    sites,
  }) => {
    const { origin } = sites[language]
    const moved = movedAddresses(language)
    expect(moved.length).toBeGreaterThan(100)
    const answers = await Promise.all(
      moved.map(async ([from]) => {
        // Not `new URL(from, origin)`, which would read `//path` as another host.
        const { status, headers } = await fetch(`${origin}${from}?zipCode=2000`, { redirect: 'manual' })
        return [from, status, headers.get('location')]
      }),
    )
    expect(answers).toEqual(moved.map(([from, to]) => [from, 301, `${to}?zipCode=2000`]))
    for (const to of new Set(moved.map(([, to]) => to))) {
      if (to === pathOf('start', language)) continue
      expect([to, (await fetch(origin + to, { redirect: 'manual' })).status]).toEqual([to, 200])
    }
  })
}
