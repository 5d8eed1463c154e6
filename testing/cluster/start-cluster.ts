import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Language, languages } from '../../domain/language.ts'
import { openFront } from '../open-front.ts'
import { runNginx } from '../run-nginx.ts'
import { type SiteProcess, siteProcess } from '../site-process.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

/** A built site as visitors reach it. */
export interface ServedSite {
  origin: string
  /** Origin of its ordering site. */
  ordering: string
  /** The processes that serve it: one, or several behind nginx. */
  processes: readonly SiteProcess[]
  /** The log of its processes so far: one JSON object per line. */
  log(): string
}

/**
 * Serves built sites on the loopback: a process of each, as one small machine would, or three of each behind nginx, as
 * `deploy/` sets up several machines. Their public origins lead to nginx's sockets in the folder, because nginx cannot
 * choose a free port by itself, and are settled before a process starts, because each site links to the other one.
 * @param folder for mail and nginx's files; it has to be there
 * @param settings further environment variables of all processes
 * @param started the sites whose processes are started
 */
export async function startCluster(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string>,
  { isBehindNginx = true, started = languages }: { isBehindNginx?: boolean; started?: readonly Language[] } = {},
) {
  const fronts = { en: await openFront(), nl: await openFront() }
  const orderFronts = { en: await openFront(), nl: await openFront() }
  const { SMTP_URL: _, ...production } = parseEnv(readFileSync('deploy/environment.example', 'utf8'))
  const environment = {
    ...(isBehindNginx && (production as Record<string, string>)),
    SITE_ORIGIN_EN: fronts.en.origin,
    SITE_ORIGIN_NL: fronts.nl.origin,
    ORDER_ORIGIN_EN: orderFronts.en.origin,
    ORDER_ORIGIN_NL: orderFronts.nl.origin,
    DATABASE_URL: databaseUrl,
    MAIL_DIR: join(folder, 'mail'),
    ...settings,
  }
  const processesOf = (language: Language) =>
    Array.from({ length: isBehindNginx ? 3 : 1 }, () => siteProcess({ ...environment, SITE_LANGUAGE: language }))
  const processes = { en: processesOf('en'), nl: processesOf('nl') }
  const all = [...processes.en, ...processes.nl]
  await Promise.all(started.flatMap((language) => processes[language].map((process) => process.start())))
  const sockets = (language: Language) => [join(folder, language), join(folder, `${language}-order`)] as const
  const proxied = started.map((language) => {
    const [site, order] = sockets(language)
    return {
      language,
      listen: `unix:${site}`,
      processes: processes[language].map(({ port }) => String(port)),
      ordering: { listen: `unix:${order}`, processes: processes[language].map(({ orderPort }) => String(orderPort)) },
    }
  })
  const nginx = isBehindNginx
    ? await runNginx(nginxConfiguration(proxied, join(folder, 'cache')), join(folder, 'nginx'), 2)
    : undefined
  for (const language of started) {
    const [{ port = 0, orderPort = 0 } = {}] = processes[language]
    const [site, order] = nginx ? sockets(language) : [port, orderPort]
    fronts[language].leadTo(site)
    orderFronts[language].leadTo(order)
  }
  const served = (language: Language): ServedSite => ({
    origin: fronts[language].origin,
    ordering: orderFronts[language].origin,
    processes: processes[language],
    log: () => processes[language].map((process) => process.log()).join(''),
  })
  return {
    en: served('en'),
    nl: served('nl'),
    async stop() {
      await nginx?.stop()
      await Promise.all(all.map((process) => process.stop()))
      for (const front of [fronts.en, fronts.nl, orderFronts.en, orderFronts.nl]) front.close()
    },
  }
}
