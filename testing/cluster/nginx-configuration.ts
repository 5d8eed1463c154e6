import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'

const production = resolve('deploy/nginx')
/** Where the processes of a site stand in the production file. */
const productionPort: Record<Language, number> = { en: 3000, nl: 3001 }

/** One site as a machine has it. */
export interface ProxiedSite {
  language: Language
  /** Where nginx answers for it, as `listen` takes it: an address with a port, or `unix:` and a path. */
  listen: string
  /** Ports of its processes. */
  processes: readonly string[]
}

/**
 * The configuration of `deploy/nginx` for processes and ports of the loopback. All of it holds but what speaks of host names and
 * TLS; the line of each site's process is repeated for each process.
 * @param cacheFolder where answers are kept
 * @returns what stands in the `http` block
 * @throws when the production file has no line for a site's process, or names no folder
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
