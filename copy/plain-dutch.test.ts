import { describe, expect, it } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

const modules = import.meta.glob<Record<string, unknown>>('./{nl,office/nl}/**/*.ts', { eager: true })

const texts = Object.values(modules).flatMap((module) => textsOf({ ...module }))

/** Expressions not used in the Netherlands or on this site, each with its replacement. */
const stumbles: [pattern: RegExp, instead: string][] = [
  [/\bnormaal (?:met|in|uit|\{)/i, 'meestal'],
  [/\bniet klopt met de (?:taken)?lijst\b|\bmeteen hersteld\b/i, 'doen we het meteen over'],
  [/\b(?:eerste|beschikbare|verschillende) data\b/i, 'dagen'],
  [/\bopnamerapport/i, 'opnamestaat'],
  [/\bjouw ja\b|\bja (?:op hebt )?gezegd\b/i, 'toestemming'],
  [/\bdierbare\b/i, 'kostbare'],
  [/\bfilms?\b/i, 'video'],
  [/\bvervuiling\b/i, 'hoe vuil'],
  [/\buw\b/i, 'je, jouw'],
  [/\bhaar\b|\bze (?:er is|staat klaar|is (?:niet|op))\b/i, 'hem or die, for a thing'],
  [/\b(?:kuisen|poetsdienst|gsm|desgevallend|dewelke)\b/i, 'the Dutch of the Netherlands'],
]

describe('Dutch copy', () => {
  it.each(stumbles)('avoids %s, for which natives write %s', (pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([])
  })

  it('promises an answer within 24 hours, without reservations', () => {
    const promises = texts.filter((text) => /24 uur/.test(text))
    expect(promises.length).toBeGreaterThan(5)
    expect(
      texts.filter((text) => /werkdag.*24 uur|24 uur.*(?:werkdag|weekend|feestdag)|tellen niet mee/i.test(text)),
    ).toEqual([])
  })
})
