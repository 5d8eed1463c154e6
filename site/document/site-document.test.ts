import { expect, test } from 'vitest'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { speculationRules } from './site-document.tsx'

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] }
}

/** Evaluates the rules as a browser does: may it prefetch and prerender this address? */
function isLoadedAhead(address: string): boolean {
  const rules: Rule[] = Object.values(JSON.parse(speculationRules)).flat() as Rule[]
  const matches = (pattern: string) => new URLPattern(pattern, 'https://site.example/').test(address)
  const answers = rules.map(
    ({
      where: {
        and: [wanted, { not }],
      },
    }) => matches(wanted.href_matches) && !not.href_matches.some(matches),
  )
  expect(new Set(answers).size, 'prefetching and prerendering apply to the same pages').toBe(1)
  return answers[0] === true
}

test('browsers may prerender every page of the table and every CMS page', () => {
  const paths = (['en', 'nl'] as const).flatMap((language) =>
    pageIds.filter((id) => existsIn(id, language) && id !== 'start').map((id) => pathOf(id, language)),
  )
  expect(paths.length).toBeGreaterThan(50)
  for (const path of [...paths, '/window-cleaning-antwerp'])
    expect([path, isLoadedAhead(`https://site.example${path}`)]).toEqual([path, true])
})

test('browsers never prerender a form target, an endpoint, an address with a query or another site', () => {
  const others = ['/start', '/start?zipCode=2000', '/api/estimate', '/reviews?page=2', 'https://order.example/location']
  for (const address of others) {
    expect([address, isLoadedAhead(new URL(address, 'https://site.example').href)]).toEqual([address, false])
  }
})
