import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'

const production = resolve('deploy/nginx')
/** The ports of each site's process in the production file. */
const productionPort: Record<Language, number> = { en: 3000, nl: 3001 }
const productionOrderPort: Record<Language, number> = { en: 3002, nl: 3003 }

/** The servers behind nginx. */
interface Proxied {
  /** The value of nginx's `listen`: an address with a port, or `unix:` and a path. */
  listen: string
  /** The ports of its processes. */
  processes: readonly string[]
}

/** A site behind nginx, and its ordering site if that is to be reached. */
export interface ProxiedSite extends Proxied {
  language: Language
  ordering?: Proxied
}

/**
 * The configuration of `deploy/nginx` for processes and ports of the loopback interface: all of it except host names
 * and TLS, with a `server` line for each process.
 * @param cacheFolder the folder of the response cache
 * @returns the content of the `http` block
 * @throws if the production file has no line for a site's process, or no cache folder
 */
export function nginxConfiguration(sites: readonly ProxiedSite[], cacheFolder: string): string {
  let shared = readFileSync(`${production}/helderhuis-processes.conf`, 'utf8')
  const replace = (what: string, by: string) => {
    if (!shared.includes(what)) throw new Error(`deploy/nginx/helderhuis-processes.conf has no “${what}”`)
    shared = shared.replaceAll(what, by)
  }
  replace('/var/lib/nginx/helderhuis', cacheFolder)
  replace('/var/log/nginx/helderhuis.log', `${cacheFolder}.log`)
  const leadTo = (production: number, processes: readonly string[]) => {
    const line = new RegExp(`server 127\\.0\\.0\\.1:${production}\\b(.*;)`).exec(shared)
    const lines = processes.map((port) => `server 127.0.0.1:${port}${line?.[1]}`)
    replace(line?.[0] ?? String(production), lines.join('\n    '))
  }
  for (const { language, processes, ordering } of sites) {
    leadTo(productionPort[language], processes)
    if (ordering) leadTo(productionOrderPort[language], ordering.processes)
  }
  const servers = sites.map(
    ({ language, listen }) => `server {
    listen ${listen};
    set $helderhuis_site helderhuis_${language};
    include ${production}/helderhuis-site.conf;
}`,
  )
  const orderServers = sites.flatMap(({ language, ordering }) =>
    ordering
      ? `server {
    listen ${ordering.listen};
    set $helderhuis_order helderhuis_order_${language};
    ${orderSettings()}
}`
      : [],
  )
  return [shared, ...servers, ...orderServers].join('\n')
}

/**
 * The production settings of an ordering site, with its log in the folder, and visitors who say themselves who they
 * are.
 */
const orderSettings = () =>
  readFileSync(`${production}/helderhuis-order.conf`, 'utf8').replace(
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-For $http_x_forwarded_for',
  )
