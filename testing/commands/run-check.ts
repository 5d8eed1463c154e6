import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many checks of a tool passed, failed and were skipped. */
export interface CheckResult {
  passed: number
  failed: number
  skipped: number
  /** File and title of each failed test of Vitest, whose report journeys push out of sight. */
  names?: readonly string[]
}

interface VitestReport extends Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> {
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

const binaries = 'node_modules/.bin'

/** Runs a tool that either passes or fails as a whole, and shows its output once it has ended. */
export async function runTool(name: string, parameters: readonly string[]): Promise<CheckResult> {
  const child = spawn(join(binaries, name), parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  process.stdout.write(output)
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** Runs all tests of Vitest and counts them. */
export function runVitest(): CheckResult {
  return withReport((report) => {
    const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
    const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = read<VitestReport>(report) ?? {}
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
    )
    return { ...counted(ok, numPassedTests, numFailedTests, numPendingTests), names }
  })
}

/**
 * Runs all journeys with Playwright and counts them.
 * @param parameters of Playwright, to run some of them
 */
export function runPlaywright(parameters: readonly string[] = []): CheckResult {
  return withReport((report) => {
    const ok = run('playwright', ['test', '--reporter=list,json', ...parameters], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report) ?? {}
    return counted(ok, stats?.expected, stats && stats.unexpected + stats.flaky)
  })
}

/** A tool that failed without a failed test (a file that does not load, no test at all) counts as one failure. */
function counted(ok: boolean, passed = 0, failed = 0, skipped = 0): CheckResult {
  return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed), skipped }
}

/** Runs a tool in sight of the user. @returns whether it passed */
const run = (name: string, parameters: readonly string[], more: Record<string, string> = {}): boolean =>
  spawnSync(join(binaries, name), parameters, { stdio: 'inherit', env: { ...environment(), ...more } }).status === 0

const environment = () => ({ ...process.env, PATH: `${join(process.cwd(), binaries)}:${process.env.PATH}` })

function withReport(use: (file: string) => CheckResult): CheckResult {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-report-'))
  try {
    return use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
