import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many checks of a tool passed, failed and were skipped. */
export interface CheckResult {
  passed: number
  failed: number
  skipped: number
  /** File and title of each failed test of Vitest, whose report journeys may push out of sight. */
  names?: readonly string[]
}

interface VitestReport extends Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> {
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

const binaries = 'node_modules/.bin'

/** Runs a tool that either passes or fails as a whole. */
export async function runTool(name: string, parameters: readonly string[]): Promise<CheckResult> {
  const ok = await run(name, parameters)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** Runs all tests of Vitest and counts them. */
export function runVitest(): Promise<CheckResult> {
  return withReport(async (report) => {
    const ok = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
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
export function runPlaywright(parameters: readonly string[] = []): Promise<CheckResult> {
  return withReport(async (report) => {
    const ok = await run('playwright', ['test', '--reporter=list,json', ...parameters], {
      isWatched: true,
      settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report) ?? {}
    return counted(ok, stats?.expected, stats && stats.unexpected + stats.flaky)
  })
}

/** A tool that failed without a failed test (a file that does not load, no test at all) counts as one failure. */
function counted(ok: boolean, passed = 0, failed = 0, skipped = 0): CheckResult {
  return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed), skipped }
}

/**
 * Runs a tool.
 * @param options `isWatched`: its output is shown at once, instead of after that of others that run at the same time;
 *   `settings`: further environment variables
 * @returns whether it passed
 */
async function run(
  name: string,
  parameters: readonly string[],
  { isWatched = false, settings = {} }: { isWatched?: boolean; settings?: Record<string, string> } = {},
): Promise<boolean> {
  const to = isWatched ? 'inherit' : 'pipe'
  const PATH = `${join(process.cwd(), binaries)}:${process.env.PATH}`
  const env = { ...process.env, PATH, ...settings }
  const child = spawn(join(binaries, name), parameters, { stdio: ['ignore', to, to], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  process.stdout.write(output)
  return code === 0
}

async function withReport(use: (file: string) => Promise<CheckResult>): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-report-'))
  try {
    return await use(join(folder, 'report.json'))
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
