import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browsers } from './browsers.ts'
import { postgresFolder } from './database/postgres-folder.ts'

/** A program beyond npm's packages that some tests need. */
export interface TestTool {
  name: string
  isInstalled(): boolean
  /** Debian's packages of it. */
  packages: readonly string[]
}

export const chromium: TestTool = {
  name: 'Chromium',
  isInstalled: () => existsSync(browsers.windowless) && existsSync(browsers.whole),
  packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
}
export const postgresql: TestTool = {
  name: 'PostgreSQL',
  isInstalled: () => postgresFolder() !== undefined,
  packages: ['postgresql'],
}
export const nginx: TestTool = {
  name: 'nginx',
  isInstalled: () => existsSync('/usr/sbin/nginx') || runs('nginx', '-v'),
  packages: ['nginx'],
}

/** Reads what is on each sheet of a printed page. */
export const poppler: TestTool = {
  name: 'pdftotext',
  isInstalled: () => runs('pdftotext', '-v'),
  packages: ['poppler-utils'],
}

/** Browsers of other engines, each with the path of what starts it. WebKit needs a screen, if only a virtual one. */
export const firefox = {
  name: 'Firefox',
  path: '/usr/bin/firefox-esr',
  isInstalled: () => existsSync(firefox.path),
  packages: ['firefox-esr'],
}
export const webkit = {
  name: 'WebKit',
  path: '/usr/bin/WebKitWebDriver',
  isInstalled: () => existsSync(webkit.path) && existsSync('/usr/bin/xvfb-run'),
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
}

/** Without these, the tests that need them are skipped by name, except in CI. */
export const optionalTools = [postgresql, nginx, poppler, firefox, webkit]
export const testTools = [chromium, ...optionalTools]

/**
 * Whether the tests that need a tool are skipped on this machine. CI skips nothing: a missing tool fails its tests
 * there.
 */
export const skipsTestsOf = (tool: TestTool): boolean => !process.env.CI && !tool.isInstalled()

/**
 * Installs tools that are missing with apt, on a Debian and as root.
 * @returns the tools that are still missing
 */
export function installTools(needed: readonly TestTool[]): readonly TestTool[] {
  const missing = needed.filter((tool) => !tool.isInstalled())
  if (missing.length === 0 || process.getuid?.() !== 0 || !runs('apt-get', '--version')) return missing
  process.stdout.write(`Installing what the tests need: ${namesOf(missing)}…\n`)
  spawnSync('sh', ['-c', `apt-get -qq update && ${installCommand(missing)} -qq`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return missing.filter((tool) => !tool.isInstalled())
}

/** Ends the process with a sentence that says how to install the tools, unless there are none. */
export function stopWithout(missing: readonly TestTool[]): void {
  if (missing.length === 0) return
  process.stderr.write(
    `Missing on this machine: ${namesOf(missing)}. Install that (Debian: ${installCommand(missing)}), then try again.\n`,
  )
  process.exit(1)
}

export const namesOf = (tools: readonly TestTool[]): string => tools.map(({ name }) => name).join(' and ')

const installCommand = (tools: readonly TestTool[]) =>
  `apt-get install -y --no-install-recommends ${tools.flatMap(({ packages }) => packages).join(' ')}`

const runs = (program: string, parameter: string) => spawnSync(program, [parameter]).status === 0
