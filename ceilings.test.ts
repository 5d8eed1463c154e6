import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import ceilings from './ceilings.json' with { type: 'json' }

const isTest = /\.(?:test|spec)\.tsx?$/
const files = globSync(['{domain,copy,ui,services,site,order,office,run,testing,e2e,bench,docs}/**/*.{ts,tsx}', '*.ts'])
  .sort()
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const code = files.filter(({ file }) => !isTest.test(file))

const linesIn = (source: string) => source.split('\n').length - 1
const linesOf = (some: typeof files) => some.reduce((sum, { source }) => sum + linesIn(source), 0)
const inRooms = (...rooms: string[]) => code.filter(({ file }) => rooms.includes(file.split('/')[0] ?? ''))

interface Node {
  type: string
  start: number
  end: number
  id?: { name?: string }
  key?: { name?: string }
}

/** Every node of a syntax tree with the node around it. */
function* nodesOf(node: unknown, around?: Node): Generator<[Node, Node | undefined]> {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return
  const own = 'type' in node ? (node as Node) : undefined
  if (own) yield [own, around]
  for (const child of Object.values(node)) yield* nodesOf(child, own ?? around)
}

/** The functions of a file that are longer than the ceiling, as `file: name`. */
function longFunctionsIn({ file, source }: { file: string; source: string }): string[] {
  if (linesIn(source) <= ceilings.linesOfFunction) return []
  return [...nodesOf(parseSync(file, source).program)].flatMap(([node, around]) => {
    const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
    if (!isFunction || linesIn(source.slice(node.start, node.end)) < ceilings.linesOfFunction) return []
    return `${file}: ${node.id?.name ?? around?.id?.name ?? around?.key?.name ?? 'unnamed'}`
  })
}

// The figures are in ceilings.json and rise by a decision record only (decision 71).
test.each([
  ['product', linesOf(inRooms('domain', 'ui', 'services', 'site', 'order', 'office', 'run'))],
  ['words', linesOf(inRooms('copy'))],
  ['harness', linesOf(inRooms('testing', 'e2e', 'bench'))],
  ['tests', linesOf(files.filter(({ file }) => isTest.test(file)))],
] as const)('the lines of %s stay under their ceiling', (rooms, lines) => {
  expect(lines).toBeLessThanOrEqual(ceilings.lines[rooms])
})

test('at most one file in ten is long, and none is very long', () => {
  const long = code.filter(({ source }) => linesIn(source) > ceilings.linesOfMostFiles)
  expect(long.length).toBeLessThanOrEqual(code.length / 10)
  expect(files.filter(({ source }) => linesIn(source) > ceilings.linesOfFile).map(({ file }) => file)).toEqual([])
})

test('the known functions are long, and no others', () => {
  expect(code.flatMap(longFunctionsIn)).toEqual(ceilings.longerFunctions)
})

test('a long function is found by its name', () => {
  const body = '\n  step()'.repeat(ceilings.linesOfFunction)
  const found = longFunctionsIn({ file: 'a.ts', source: `export const run = () => {${body}\n}\nfunction short() {}\n` })
  expect(found).toEqual(['a.ts: run'])
})
