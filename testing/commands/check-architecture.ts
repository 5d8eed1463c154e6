import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { fail, print } from '../../run/commands/command-line.ts'

const file = 'docs/architecture.md'
const rooms = ['domain', 'copy', 'ui', 'services', 'site', 'order', 'office', 'run']
const drawn = /(<!-- Drawn by `npm run architecture`. -->\n```mermaid\n)[^`]*(```)/

/**
 * Checks every import against `.dependency-cruiser.mjs`, and the drawing of the rooms in docs/architecture.md against
 * the imports. `npm run architecture` (`--draw`) draws it again. Exits with 1 when an arrow points where it may not, or
 * the drawing is old.
 */
async function checkArchitecture(): Promise<void> {
  const { values } = parseArgs({ options: { draw: { type: 'boolean', default: false } } })
  const options = await extractConfig('./.dependency-cruiser.mjs')
  const { output } = await cruise(rooms, options)
  if (typeof output === 'string') return fail(output)
  if (output.summary.error > 0) return fail(String((await format(output, { outputType: 'err-long' })).output))
  const drawing = await drawRooms(output)
  const text = readFileSync(file, 'utf8')
  const current = text.replace(drawn, `$1${drawing}$2`)
  if (values.draw) return writeFileSync(file, current)
  if (current !== text) return fail(`The drawing in ${file} is old: run \`npm run architecture\`.\n`)
  print(`${output.summary.totalDependenciesCruised} imports follow the arrows.`)
}

/** Draws which room imports which, as Mermaid writes it. */
async function drawRooms(result: ICruiseResult): Promise<string> {
  const { output } = await format(result, {
    outputType: 'mermaid',
    collapse: '^[^/]+',
    includeOnly: { path: `^(?:${rooms.join('|')})/` },
  })
  return `${String(output).trim()}\n`
}

await checkArchitecture()
