import { parseArgs } from 'node:util'
import { fail, print, runCommand } from '../../run/commands/command-line.ts'
import { eachEngine, type RunningEngine } from '../database/each-engine.ts'
import { installTools, postgresql, stopWithout } from '../test-tools.ts'

/** Violations that are printed; one broken promise often breaks thousands. */
const mostPrinted = 20

/** What a proof has tried, in lines, and a sentence for each broken promise. */
interface Proof {
  tried: readonly string[]
  violations: readonly string[]
}

/**
 * Runs a proof on each engine in turn and prints what it found. The exit code is 1 if a promise is broken.
 * @param command as it is typed
 * @param sizes its options, whole numbers, with their defaults
 * @param prove is given a new database without tables
 */
export async function runProof<Size extends Record<string, number>>(
  command: string,
  sizes: Size,
  prove: (url: string, size: Size, engine: RunningEngine) => Promise<Proof>,
): Promise<void> {
  const usage = `${command} -- ${Object.entries(sizes)
    .map(([name, usual]) => `[--${name} ${usual}]`)
    .join(' ')}\n`
  await runCommand(async () => {
    const options = Object.fromEntries(Object.keys(sizes).map((name) => [name, { type: 'string' } as const]))
    const { values } = parseArgs({ options })
    const size = Object.fromEntries(
      Object.entries(sizes).map(([name, usual]) => [name, Number(values[name] ?? usual)]),
    ) as Size
    if (Object.values(size).some((value) => !Number.isInteger(value) || value < 0)) return fail(usage)
    stopWithout(installTools([postgresql]))
    for await (const engine of eachEngine()) {
      const { url } = await engine.newDatabase()
      const startedAt = performance.now()
      const { tried, violations } = await prove(url, size, engine)
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      print(`${engine.name}: ${tried.join('\n  ')}\n  violations: ${violations.length}, ${seconds} s`)
      for (const violation of violations.slice(0, mostPrinted)) fail(`  ${violation}\n`)
    }
  }, usage)
}
