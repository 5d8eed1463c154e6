import { expect, test } from 'vitest'
import { speculationRules } from './document.tsx'
import { existsIn, pageIds, pathOf } from './pages.ts'

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] }
}

/** Asks the rules as a browser does whether it goes ahead to an address. */
function goesAhead(address: string): boolean {
  const rules: Rule[] = Object.values(JSON.parse(speculationRules)).flat() as Rule[]
  const matches = (pattern: string) => new URLPattern(pattern, 'https://site.example/').test(address)
  const answers = rules.map(
    ({
      where: {
        and: [wanted, { not }],
      },
    }) => matches(wanted.href_matches) && !not.href_matches.some(matches),
  )
  expect(new Set(answers).size, 'fetching and rendering go to the same pages').toBe(1)
  return answers[0] === true
}

test('a browser may go ahead to every page, and to what editors publish', () => {
  const paths = (['en', 'nl'] as const).flatMap((language) =>
    pageIds.filter((id) => existsIn(id, language) && id !== 'start').map((id) => pathOf(id, language)),
  )
  expect(paths.length).toBeGreaterThan(50)
  for (const path of [...paths, '/window-cleaning-antwerp'])
    expect([path, goesAhead(`https://site.example${path}`)]).toEqual([path, true])
})

test('a browser never goes ahead to a form, an endpoint, an address with a query or another site', () => {
  const others = [
    '/start',
    '/start?zipCode=2000',
    '/api/estimate',
    '/reviews?after=2026-11-01',
    'https://order.example/location',
  ]
  for (const address of others) {
    expect([address, goesAhead(new URL(address, 'https://site.example').href)]).toEqual([address, false])
  }
})
