import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browsers } from '../../testing/browsers.ts'

/** What the tests need of the machine beyond npm's packages: how to see that it is there, and the Debian packages that bring it. */
const tools = [
  {
    name: 'Chromium',
    isThere: () => existsSync(browsers.windowless) && existsSync(browsers.whole),
    packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  },
  { name: 'Java', isThere: () => answers('java', '-version'), packages: ['default-jre-headless'] },
  { name: 'PostgreSQL', isThere: () => existsSync('/usr/lib/postgresql'), packages: ['postgresql'] },
  { name: 'nginx', isThere: () => existsSync('/usr/sbin/nginx'), packages: ['nginx'] },
] as const

type Tool = (typeof tools)[number]['name']
const all: readonly Tool[] = tools.map(({ name }) => name)

/**
 * Installs what is missing with apt where that is allowed; otherwise ends the process with the command that does it.
 * @param needed all of them, unless told
 */
export function installTestTools(needed: readonly Tool[] = all): void {
  const missing = tools.filter(({ name, isThere }) => needed.includes(name) && !isThere())
  if (missing.length === 0) return
  const packages = missing.flatMap((tool) => tool.packages)
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() === 0 && answers('apt-get', '--version')) {
    process.stdout.write(`Installing what the tests need: ${packages.join(', ')}…\n`)
    spawnSync('sh', ['-c', `apt-get -qq update && ${install} -qq`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const lacking = missing.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (lacking.length === 0) return
  process.stderr.write(`The tests need ${lacking.join(' and ')}. Install it, then try again (Debian: ${install}).\n`)
  process.exit(1)
}

/** Whether a program is installed. */
const answers = (program: string, parameter: string) => spawnSync(program, [parameter]).status === 0
