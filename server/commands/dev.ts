import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import type { ViewId } from '../../site/page-data.ts'
import type { PageAssets } from '../../ui/document.tsx'
import { readSettings } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { seedDatabase, takesSamples } from '../seed/seed-database.ts'
import { startOrderingStandIn } from './ordering-stand-in.ts'

/**
 * `npm run dev`: one site (English, or `SITE_LANGUAGE=nl`) with hot reload. Pages come from the same app as in production;
 * only their assets are Vite's, nothing is cached, and the policy that forbids Vite's inline scripts is left out.
 */
process.env.SITE_LANGUAGE ??= 'en'
process.env.NODE_ENV = 'development'
const settings = readSettings(process.env)
const language = settings.languages[0] ?? 'en'

const database = openDatabase(settings.databaseUrl)
await migrateDatabase(database)
if (takesSamples(settings)) await seedDatabase(database)
await database.destroy()

const server = createHttpServer()
/** Styles travel inside the modules here, so that they can be exchanged while the page stands: the boot script brings those of its view. */
const bootWithStyles: Plugin = {
  name: 'boot-with-styles',
  resolveId: (id) => (id.startsWith('/boot/') ? id : undefined),
  load(id) {
    const [, view] = /^\/boot\/(.+)\.js$/.exec(id) ?? []
    if (!view) return undefined
    return `import '/site/pages/${view}.tsx'; import '/site/layout/page-layout.tsx'; import '/ui/browser/boot.ts'`
  },
}
// Hot reload speaks over the site's own port.
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  plugins: [bootWithStyles],
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code here')
const { runner } = ssr

const assets = {
  consent: { module: '/site/consent/consent.ts', css: '' },
  of: (view: ViewId): PageAssets => ({
    modulesOf: (name) =>
      existsSync(`site/islands/${name}.tsx`)
        ? ['/ui/browser/hydrate.tsx', `/site/islands/${name}.tsx`]
        : [`/ui/browser/${name}.ts`],
    css: '',
    boot: `/boot/${view}.js`,
  }),
}
const { createServices }: typeof import('../services.ts') = await runner.import('/server/services.ts')
const services = createServices(settings, { assets, pageCacheBytes: 1 })
services.mailWorker.start()

async function answer(request: Request): Promise<Response> {
  const { createApp }: typeof import('../app.ts') = await runner.import('/server/app.ts')
  const response = await createApp(services).fetch(request)
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  const { status } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html') && response.body
  if (!isPage) return new Response(response.body, { status, headers })
  headers.delete('Content-Length')
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text())
  return new Response(html, { status, headers })
}

const listener = getRequestListener(answer, {
  errorHandler(error) {
    const text = error instanceof Error ? String(error.stack) : String(error)
    process.stderr.write(`${text}\n`)
    return new Response(text, { status: 500 })
  },
})

server.on('request', (request, response) => {
  // Pages ask for no encoding here: they are rewritten on the way.
  delete request.headers['accept-encoding']
  vite.middlewares(request, response, () => listener(request, response))
})
if (settings.orderSiteUrl === 'http://localhost:3002') await startOrderingStandIn(3002, settings.host)
server.listen(settings.port[language], settings.host, () => {
  process.stdout.write(`\n  ${settings.origin[language]} with hot reload. Ctrl-C stops it.\n\n`)
})
