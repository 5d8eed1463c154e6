import { globSync, readFileSync } from 'node:fs'
import { RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { roomsPattern } from './domain/estimate/rooms.ts'
import { postcodePattern } from './domain/places/postcode.ts'

interface Expression {
  pattern: string
  flags: string
}

/** Patterns built from parts instead of written as literals, by the files that build them. */
const builtPatterns: Record<string, readonly string[]> = {
  'domain/estimate/rooms.ts': [roomsPattern()],
  'domain/places/postcode.ts': [`^(?:${postcodePattern})$`],
}

/** Every node of a syntax tree. */
function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return
  if ('type' in node) yield node as Record<string, unknown>
  for (const child of Object.values(node)) yield* nodesOf(child)
}

/** The literals of a file, and whether it builds expressions. */
function expressionsIn(file: string, source: string): { literals: Expression[]; builds: boolean } {
  const { program, errors } = parseSync(file, source)
  expect(errors).toEqual([])
  const nodes = [...nodesOf(program)]
  return {
    literals: nodes.flatMap(({ regex }) => (regex ? [regex as Expression] : [])),
    builds: nodes.some(({ callee }) => (callee as { name?: string } | undefined)?.name === 'RegExp'),
  }
}

/** Why an expression takes more than linear time on some text, one line each; empty where it does not. */
function slownessOf({ pattern, flags }: Expression): string[] {
  const parser = new RegExpParser()
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const parsed = { pattern: parser.parsePattern(pattern, 0, pattern.length, unicode), flags: parser.parseFlags(flags) }
  return analyse(parsed).reports.map(({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'} ${type}`)
}

const sources = globSync('{domain,copy,ui,services,site,order,office,run}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
})
  .sort()
  .map((file) => ({ file, ...expressionsIn(file, readFileSync(file, 'utf8')) }))

test('no regular expression takes more than linear time on any text', () => {
  const all = sources.flatMap(({ file, literals }) => literals.map((literal) => ({ file, literal })))
  expect(all.length).toBeGreaterThan(100)
  const built = Object.entries(builtPatterns).flatMap(([file, patterns]) =>
    patterns.map((pattern) => ({ file, literal: { pattern, flags: 'v' } })),
  )
  const slow = [...all, ...built].flatMap(({ file, literal }) =>
    slownessOf(literal).map((what) => `${file}: /${literal.pattern}/${literal.flags} ${what}`),
  )
  expect(slow).toEqual([])
})

test('expressions built from parts are checked too', () => {
  const builders = sources.filter(({ builds }) => builds).map(({ file }) => file)
  expect(Object.keys(builtPatterns)).toEqual(expect.arrayContaining(builders))
})

test.each(['(a+)+$', '^(\\w+\\s?)*$', '\\s+$', '^.*a.*b$', '(x|x)*y'])('/%s/ is found to be slow', (pattern) => {
  const { literals } = expressionsIn('a.ts', `const a: RegExp = /${pattern}/`)
  expect(literals.flatMap(slownessOf)).not.toEqual([])
})
