// Runs a program of the project: `node run/launch.mjs run/commands/cms-command.ts …`. Installs first what the lock file
// names and node_modules lacks. Begins on whatever Node the machine has (20 or later): plain JavaScript, no
// dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const stampFile = 'node_modules/.installed'
const stamp = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  process.stdout.write('Installing what the project needs from the npm registry…\n')
  // No package runs a script of its own but `node`, which fetches the Node.js release that the project is pinned to.
  // The build needs development packages too, which npm would leave out under NODE_ENV=production.
  install('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  install('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  writeFileSync(stampFile, stamp)
}

// npm passes a signal to the shell between us, which ends without passing it on: whoever lost that shell ends too.
const { ppid } = process
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

const [program, ...parameters] = process.argv.slice(2)
const pinned = JSON.parse(readFileSync('package.json', 'utf8')).dependencies.node
if (program && process.version === `v${pinned}`) {
  process.argv.splice(1, 2, resolve(program))
  await import(pathToFileURL(program))
} else if (program) {
  // The first run on another Node: the program gets the one that was just installed, and every signal that we get.
  const child = spawn('node_modules/.bin/node', [program, ...parameters], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Runs a program in sight of the user; its failure ends the start with one sentence. */
function install(command, options) {
  const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write(
      `“${command} ${options.join(' ')}” failed. Check that the npm registry can be reached, then try again.\n`,
    )
    process.exit(1)
  }
}
