import { installTools, namesOf, optionalTools, skipsTestsOf, stopWithout, testTools } from '../test-tools.ts'
import { type CheckResult, runPlaywright, runTool, runVitest } from './run-check.ts'

type Check = readonly [what: string, run: () => Promise<CheckResult>]

/**
 * Everything `npm test` runs, in the order in which a mistake is found soonest. The checks of a step run at the same
 * time: each of these tools keeps one core busy, and where some tests wait, others compute.
 */
const steps: readonly (readonly Check[])[] = [
  [
    ['Style', () => runTool('biome', ['check', '--error-on-warnings'])],
    ['Arrows between rooms and folders', () => runTool('node', ['testing/commands/check-architecture.ts'])],
    ['Types', () => runTool('tsc', ['--noEmit', '--singleThreaded'])],
    ['Files, exports and packages, all of them used', () => runTool('knip', ['--no-progress'])],
    ['Build of both languages', () => runTool('node', ['run/commands/build-command.ts'])],
  ],
  [
    ['Rules, words, pages, both databases, and what was built', () => runVitest()],
    ['Journeys in the browser', () => runPlaywright()],
  ],
]

/** Runs them all, also after a failure, and ends with `N passed, N failed`. */
async function test(): Promise<void> {
  const missing = installTools(testTools)
  const skipped = optionalTools.filter(skipsTestsOf)
  stopWithout(missing.filter((tool) => !skipped.includes(tool)))
  const total = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  const runOne = async ([what, run]: Check) => {
    process.stdout.write(`\n──── ${what}\n`)
    const startedAt = Date.now()
    const { passed, failed, skipped, names = [] } = await run()
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    lines.push(
      `${failed ? '✗' : '✓'} ${what}: ${passed} passed, ${failed} failed, ${seconds} s`,
      ...names.map((name) => `  ${name}`),
    )
  }
  for (const step of steps) await Promise.all(step.map(runOne))
  if (skipped.length > 0) lines.push(`↓ Skipped for want of ${namesOf(skipped)}: ${total.skipped} tests`)
  process.stdout.write(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed ? 1 : 0
}

await test()
