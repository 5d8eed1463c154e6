import { type CheckResult, runPlaywright, runTool, runVitest } from './run-check.ts'
import { installTestTools } from './test-tools.ts'

type Check = readonly [what: string, run: () => Promise<CheckResult>]

/**
 * Everything `npm test` runs, in the order in which a mistake is found soonest. What stands in one row runs side by side: the
 * commands mostly wait, for processes to end and mails to come.
 */
const checks: readonly (readonly Check[])[] = [
  [['Style, and arrows between the rooms', () => runTool('biome', ['check', '--error-on-warnings'])]],
  [['Types', () => runTool('tsc', ['--noEmit'])]],
  [['Files, exports and packages, all of them used', () => runTool('knip', ['--no-progress'])]],
  [['Rules, words, pages and both databases', () => runVitest(['rules', 'en', 'nl'])]],
  [['Build of both languages', () => runTool('node', ['server/commands/build.ts'])]],
  [
    ['Journeys in the browser', () => runPlaywright()],
    ['What was built, and the commands', () => runVitest(['built'], 'at the end')],
  ],
]

/** Runs them all, also after a failure, and ends with `N passed, N failed`. */
async function test(): Promise<void> {
  installTestTools()
  const total = { passed: 0, failed: 0 }
  const lines: string[] = []
  for (const row of checks) {
    process.stdout.write(`\n──── ${row.map(([what]) => what).join(' · ')}\n`)
    await Promise.all(
      row.map(async ([what, run]) => {
        const startedAt = Date.now()
        const { passed, failed } = await run()
        total.passed += passed
        total.failed += failed
        const seconds = Math.round((Date.now() - startedAt) / 1000)
        lines.push(`${failed ? '✗' : '✓'} ${what}: ${passed} passed, ${failed} failed, ${seconds} s`)
      }),
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed ? 1 : 0
}

await test()
