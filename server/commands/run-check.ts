import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many checks of a tool were passed and failed. */
export interface CheckResult {
  passed: number
  failed: number
}

/** When a tool's own words are told: as they come, or in one piece when it has ended, because another runs beside it. */
type Telling = 'as they come' | 'at the end'

const binaries = 'node_modules/.bin'

/** Runs a tool that either passes or fails as a whole. */
export async function runTool(name: string, parameters: readonly string[]): Promise<CheckResult> {
  return (await run(name, parameters)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs these Vitest projects and counts their tests. `telling` is for one that runs beside another tool. */
export function runVitest(projects: readonly string[], telling?: Telling): Promise<CheckResult> {
  return withReport(async (report) => {
    const chosen = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await run('vitest', ['run', ...chosen, ...reporters], telling)
    const { numPassedTests: passed, numFailedTests: failed } = read<Record<string, number>>(report) ?? {}
    return counted(ok, passed, failed)
  })
}

/**
 * Runs all journeys with Playwright and counts them.
 * @param parameters of Playwright, to run some of them
 */
export function runPlaywright(parameters: readonly string[] = []): Promise<CheckResult> {
  return withReport(async (report) => {
    const ok = await run('playwright', ['test', '--reporter=list,json', ...parameters], 'as they come', {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report) ?? {}
    return counted(ok, stats?.expected, stats && stats.unexpected + stats.flaky)
  })
}

/** A tool that failed without a failed test (a file that does not load, no test at all) counts as one failure. */
function counted(ok: boolean, passed = 0, failed = 0): CheckResult {
  return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed) }
}

async function run(
  name: string,
  parameters: readonly string[],
  telling: Telling = 'as they come',
  environment: Record<string, string> = {},
): Promise<boolean> {
  const { PATH, ...others } = process.env
  const env = { ...others, PATH: `${join(process.cwd(), binaries)}:${PATH}`, ...environment }
  const told = telling === 'as they come' ? 'inherit' : 'pipe'
  const tool = spawn(join(binaries, name), parameters, { stdio: ['inherit', told, told], env })
  const said: Buffer[] = []
  for (const stream of [tool.stdout, tool.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const [status] = await once(tool, 'close')
  process.stdout.write(Buffer.concat(said))
  return status === 0
}

async function withReport<Result>(use: (file: string) => Promise<Result>): Promise<Result> {
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
