// Runs before anything is installed, on whatever Node the machine has (20 or later): plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stampFile = 'node_modules/.installed'
const stamp = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  process.stdout.write('Installing what the project needs from the npm registry…\n')
  // No package runs a script of its own but `node`, which fetches the Node.js release that the project is pinned to.
  // The build needs development packages too, which npm would leave out under NODE_ENV=production.
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  writeFileSync(stampFile, stamp)
}

/** Runs a program in sight of the user; its failure ends the start with one sentence. */
function run(program, parameters) {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write(
      `“${program} ${parameters.join(' ')}” failed. Check that the npm registry can be reached, then try again.\n`,
    )
    process.exit(1)
  }
}
