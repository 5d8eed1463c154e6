import { languages } from '../domain/language.ts'
import { buildSites } from '../run/commands/build-command.ts'
import { runPlaywright } from '../testing/commands/run-check.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { installTools, nginx, postgresql, stopWithout, testTools } from '../testing/test-tools.ts'
import { startSites } from './sites/start-sites.ts'

/**
 * `npm run cluster:demo`: PostgreSQL, three processes per site and nginx in front, as `deploy/` sets them up, on free
 * ports of the loopback, until Ctrl-C. `-- --e2e [FILE…]` runs the journeys against such clusters instead.
 */
const [what, ...parameters] = process.argv.slice(2)
stopWithout(installTools(what === '--e2e' ? testTools : [postgresql, nginx]))
await buildSites(languages)
const postgres = await startPostgres()
try {
  if (what === '--e2e') await journeys()
  else await demo()
} finally {
  await postgres.stop()
}

async function journeys(): Promise<void> {
  process.env.CLUSTER_POSTGRES = postgres.url
  const { passed, failed } = await runPlaywright(parameters)
  process.stdout.write(`Through nginx: ${passed} passed, ${failed} failed\n`)
  process.exitCode = failed ? 1 : 0
}

async function demo(): Promise<void> {
  process.env.CLUSTER_POSTGRES = postgres.url
  const sites = await startSites()
  const processes = (language: 'en' | 'nl') => sites[language].processes.map(({ origin }) => origin).join('  ')
  process.stdout.write(`
  English site (Belgium)      ${sites.en.origin}   by nginx, from
                              ${processes('en')}
  Dutch site (Netherlands)    ${sites.nl.origin}   by nginx, from
                              ${processes('nl')}
  Ordering sites              ${sites.en.ordering}  ${sites.nl.ordering}
  PostgreSQL                  ${sites.databaseUrl}
  Sent mail                   ${sites.mailFolder}/new

  Ctrl-C stops all of it.

`)
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
  })
  await sites.stop()
}
