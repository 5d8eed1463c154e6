import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Language, languages } from '../../domain/language.ts'
import { openFront } from '../open-front.ts'
import { runNginx } from '../run-nginx.ts'
import { type SiteProcess, siteProcess } from '../site-process.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

/** A site that several processes serve behind nginx. */
export interface ProxiedProcesses {
  /** Its origin behind nginx. */
  origin: string
  /** The origin of its ordering site behind nginx. */
  ordering: string
  processes: readonly SiteProcess[]
  /** The log of all its processes so far. */
  log(): string
}

export interface Cluster extends Record<Language, ProxiedProcesses> {
  stop(): Promise<void>
}

const processesPerSite = 3

/**
 * Serves both built sites as several machines would, on the loopback: three processes of each on one database, and
 * nginx in front of all, as `deploy/` sets them up. nginx listens on sockets in its folder, because it cannot choose a
 * free port by itself.
 * @param folder for nginx's files; it has to be there
 * @param settings environment variables of all processes beyond those of `deploy/environment.example`
 * @param started the sites whose processes are started; both by default
 */
export async function startCluster(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string>,
  started: readonly Language[] = languages,
): Promise<Cluster> {
  const fronts = { en: await openFront(), nl: await openFront() }
  const orderFronts = { en: await openFront(), nl: await openFront() }
  const { SMTP_URL: _, ...production } = parseEnv(readFileSync('deploy/environment.example', 'utf8'))
  const environment = {
    ...(production as Record<string, string>),
    SITE_ORIGIN_EN: `http://127.0.0.1:${fronts.en.port}`,
    SITE_ORIGIN_NL: `http://127.0.0.1:${fronts.nl.port}`,
    ORDER_ORIGIN_EN: `http://127.0.0.1:${orderFronts.en.port}`,
    ORDER_ORIGIN_NL: `http://127.0.0.1:${orderFronts.nl.port}`,
    DATABASE_URL: databaseUrl,
    MAIL_DIR: join(folder, 'mail'),
    ...settings,
  }
  const processesOf = (language: Language) =>
    Array.from({ length: processesPerSite }, () => siteProcess({ ...environment, SITE_LANGUAGE: language }))
  const processes = { en: processesOf('en'), nl: processesOf('nl') }
  const all = [...processes.en, ...processes.nl]
  await Promise.all(started.flatMap((language) => processes[language].map((process) => process.start())))
  const proxied = started.map((language) => ({
    language,
    listen: `unix:${join(folder, language)}`,
    processes: processes[language].map(({ port }) => String(port)),
    ordering: {
      listen: `unix:${join(folder, `${language}-order`)}`,
      processes: processes[language].map(({ orderPort }) => String(orderPort)),
    },
  }))
  const nginx = await runNginx(nginxConfiguration(proxied, join(folder, 'cache')), join(folder, 'nginx'), 2)
  for (const language of started) {
    fronts[language].leadTo(join(folder, language))
    orderFronts[language].leadTo(join(folder, `${language}-order`))
  }
  const site = (language: Language): ProxiedProcesses => ({
    origin: `http://127.0.0.1:${fronts[language].port}`,
    ordering: `http://127.0.0.1:${orderFronts[language].port}`,
    processes: processes[language],
    log: () => processes[language].map((process) => process.log()).join(''),
  })
  return {
    en: site('en'),
    nl: site('nl'),
    async stop() {
      await nginx.stop()
      await Promise.all(all.map((process) => process.stop()))
      for (const language of languages) {
        fronts[language].close()
        orderFronts[language].close()
      }
    },
  }
}
