import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'

const production = resolve('deploy/nginx')
/** The port of each site's process in the production file. */
const productionPort: Record<Language, number> = { en: 3000, nl: 3001 }

/** A site behind nginx. */
export interface ProxiedSite {
  language: Language
  /** The value of nginx's `listen`: an address with a port, or `unix:` and a path. */
  listen: string
  /** The ports of its processes. */
  processes: readonly string[]
}

/**
 * The configuration of `deploy/nginx` for processes and ports of the loopback interface: all of it except host names and TLS, with a
 * `server` line for each process.
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
  for (const { language, processes } of sites) {
    const line = new RegExp(`server 127\\.0\\.0\\.1:${productionPort[language]}\\b(.*;)`).exec(shared)
    replace(line?.[0] ?? language, processes.map((port) => `server 127.0.0.1:${port}${line?.[1]}`).join('\n    '))
  }
  const servers = sites.map(
    ({ language, listen }) => `server {
    listen ${listen};
    set $helderhuis_site helderhuis_${language};
    include ${production}/helderhuis-site.conf;
}`,
  )
  return [shared, ...servers].join('\n')
}
