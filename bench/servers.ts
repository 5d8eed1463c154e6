import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../domain/language.ts'
import { nginxConfiguration } from '../testing/cluster/nginx-configuration.ts'
import { freePort } from '../testing/free-port.ts'
import { runNginx } from '../testing/run-nginx.ts'
import { type SiteProcess, siteProcess } from '../testing/site-process.ts'
import { copyResponse } from './copy-response.ts'

/** A built site and what it runs with. */
export interface BuiltSite {
  language: Language
  databaseUrl: string
  /** For logs and nginx's files. */
  folder: string
}

/** Prepares a site's process with production logging, into a file. */
export function siteUnderTest({ language, databaseUrl, folder }: BuiltSite): SiteProcess {
  const settings = {
    SITE_LANGUAGE: language,
    SITE_INDEXED: 'yes',
    DATABASE_URL: databaseUrl,
    MAIL_DIR: join(folder, 'mail'),
    LOG_LEVEL: 'info',
  }
  return siteProcess(settings, `exec >>${join(folder, `${language}.log`)}`)
}

/** Starts a plain Node server that repeats a site's responses, unchanged or as its baseline. */
export async function startBareServer(site: string, kind: 'unchanged' | 'baseline') {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [site, kind])
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => child.pid,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/**
 * Starts nginx with one worker in front of a site, configured as in `deploy/nginx`, and the same nginx with the site's
 * home page as a file: the same headers and bytes.
 */
export async function startNginx(site: string, { language, folder }: BuiltSite) {
  // Sockets would do for nginx, but not for wrk.
  const [proxy, files] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const root = join(folder, `${language}-nginx`)
  mkdirSync(root)
  const { headers, body } = await copyResponse(`${site}/`)
  writeFileSync(join(root, 'home.br'), body)
  const { 'content-type': type, etag: _, ...added } = headers
  const lines = Object.entries(added).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const location = `location = / { default_type "${type}"; try_files /home.br =404;\n${lines.join('\n')} }`
  const fileServer = `server { open_file_cache max=100; listen ${files}; root ${root};\n${location} }`
  const proxied = [{ language, listen: proxy, processes: [new URL(site).port] }]
  const { stop } = await runNginx(`${nginxConfiguration(proxied, join(root, 'cache'))}\n${fileServer}`, root)
  return { proxy: { origin: `http://${proxy}` }, files: { origin: `http://${files}` }, stop }
}
