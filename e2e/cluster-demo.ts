import { languages } from '../domain/language.ts'
import { buildSites } from '../run/commands/build-command.ts'
import { runTrial, type SeenChange } from '../testing/cluster/run-trial.ts'
import { runPlaywright } from '../testing/commands/run-check.ts'
import { newDatabase } from '../testing/database/new-database.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { installTools, nginx, postgresql, stopWithout, testTools } from '../testing/test-tools.ts'
import { startSites } from './sites/start-sites.ts'

/**
 * `npm run cluster:demo`: PostgreSQL, three processes per site and nginx in front, as `deploy/` sets them up, on free
 * ports of the loopback, until Ctrl-C. `-- --e2e [FILE…]` runs the journeys against such clusters instead; `-- --trial`
 * restarts and kills their processes under load and says what visitors noticed.
 */
const [what, ...parameters] = process.argv.slice(2)
stopWithout(installTools(what === '--e2e' ? testTools : [postgresql, nginx]))
await buildSites(languages)
const postgres = await startPostgres()
try {
  if (what === '--e2e') journeys()
  else if (what === '--trial') await trial()
  else await demo()
} finally {
  await postgres.stop()
}

function journeys(): void {
  process.env.CLUSTER_POSTGRES = postgres.url
  const { passed, failed } = runPlaywright(parameters)
  process.stdout.write(`Through nginx: ${passed} passed, ${failed} failed\n`)
  process.exitCode = failed ? 1 : 0
}

async function trial(): Promise<void> {
  const { url } = await newDatabase(postgres.url)
  const { accepted, ordered, lost, doubled, changes, ...figures } = await runTrial(url, languages)
  const { failedPages, failedMessages, failedOrders, faults } = figures
  const failures = [...failedPages, ...failedMessages, ...failedOrders, ...faults]
  process.stdout.write(
    `${figures.restarts} processes restarted, ${figures.kills} killed
${figures.pages} pages asked for, ${failedPages.length} not shown; the slowest took ${Math.round(figures.slowestPage)} ms
${accepted.length} messages accepted, ${failedMessages.length} refused; ${ordered.length} orders placed and paid, ${failedOrders.length} refused
${lost} messages or orders lost, ${doubled} stored twice
${changes.map(describeChange).join('\n')}
${failures.join('\n')}\n`,
  )
  const failed = failures.length + lost + doubled > 0 || changes.some(isLate)
  process.exitCode = failed ? 1 : 0
}

async function demo(): Promise<void> {
  process.env.CLUSTER_POSTGRES = postgres.url
  const sites = await startSites('warn')
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

/** A change shows within a second on each process, and within two more through nginx. */
function isLate({ byProcesses, throughNginx, newAfterIdle }: SeenChange): boolean {
  return byProcesses > 1000 || throughNginx > 2000 || !newAfterIdle
}

function describeChange({ byProcesses, throughNginx, newAfterIdle }: SeenChange): string {
  const times = `${Math.round(byProcesses)} ms after it was published, and ${Math.round(throughNginx)} ms later through nginx`
  return `a change was last missing ${times}; after an idle time the first request ${newAfterIdle ? 'got' : 'missed'} it`
}
