import { existsSync, mkdtempSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import type { PageAssets } from '../../domain/website/page-assets.ts'
import { withDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import { keepRosterAhead } from '../../services/scheduling/keep-roster-ahead.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { refuseSamplesForMoney } from '../refuse-start.ts'
import { drawIcons } from '../share-pictures/draw-icons.ts'
import { bringSamples } from './bring-samples.ts'

/**
 * `npm run dev`: one website and its ordering site (English, or `SITE_LANGUAGE=nl`) with hot reload. Pages come from
 * the same app as in production; only their assets are Vite's, nothing is cached, and the policy that forbids Vite's
 * inline scripts is left out.
 */
process.env.SITE_LANGUAGE ??= 'en'
process.env.NODE_ENV = 'development'
const settings = readSettings(process.env)
const language = settings.languages[0] ?? 'en'

await withDatabase(settings.databaseUrl, async (database) => {
  await migrateDatabase(database)
  await bringSamples(settings, database, new Date())
})

const server = createHttpServer()
/** Styles are modules here, so that Vite can replace them in an open page; the boot script imports its view's. */
const bootWithStyles: Plugin = {
  name: 'boot-with-styles',
  resolveId: (id) => (id.startsWith('/boot/') ? id : undefined),
  load(id) {
    const [, room, view] = /^\/boot\/(site|order)\/(.+)\.js$/.exec(id) ?? []
    if (!view) return undefined
    const layout = room === 'site' ? 'page-layout' : 'order-layout'
    const page = room === 'site' ? `pages/${view}` : view
    return `import '/${room}/${page}/${view}-page.tsx'; import '/${room}/layout/${layout}.tsx'; import '/ui/browser/boot.ts'`
  },
}
const publicDir = mkdtempSync(join(tmpdir(), 'icons-'))
drawIcons(publicDir)
// Hot reload speaks over the website's port, for the ordering site too.
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server, clientPort: settings.port[language] } },
  appType: 'custom',
  publicDir,
  plugins: [bootWithStyles],
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code here')
const { runner } = ssr

const assetsOf =
  (room: 'site' | 'order') =>
  (view: string): PageAssets => ({
    modulesOf: (name) =>
      existsSync(`${room}/islands/${name}.tsx`)
        ? ['/ui/browser/hydrate.tsx', `/${room}/islands/${name}.tsx`]
        : [`/ui/browser/${name}.ts`],
    css: '',
    boot: `/boot/${room}/${view}.js`,
  })
const assets = { consent: { module: '/site/consent/consent.ts', css: '' }, of: assetsOf('site') }
const { createServices }: typeof import('../create-site-services.ts') =
  await runner.import('/run/create-site-services.ts')
const services = createServices(settings, { assets, orderAssets: { of: assetsOf('order') }, pageCacheBytes: 1 })
services.mailWorker.start()
await planTariffs(services.database, services.estimator)
refuseSamplesForMoney(services)
await keepRosterAhead(services)

async function website(request: Request): Promise<Response> {
  const { createApp }: typeof import('../../site/site-app.ts') = await runner.import('/site/site-app.ts')
  return createApp(services).fetch(request)
}

async function orderingSite(request: Request): Promise<Response> {
  const { createOrderingApp }: typeof import('../../order/order-app.ts') = await runner.import('/order/order-app.ts')
  return createOrderingApp(services).fetch(request)
}

/** A page as Vite serves it: with its client, and without the policy that forbids that. */
async function withClient(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  const { status } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html') && response.body
  if (!isPage) return new Response(response.body, { status, headers })
  headers.delete('Content-Length')
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text())
  return new Response(html, { status, headers })
}

/** Answers on a port with what an app says, and with Vite's own files. */
function serve(on: Server, app: (request: Request) => Promise<Response>, port: number, address: string): void {
  const listener = getRequestListener(async (request) => withClient(request, await app(request)), {
    errorHandler(error) {
      const text = error instanceof Error ? String(error.stack) : String(error)
      process.stderr.write(`${text}\n`)
      return new Response(text, { status: 500 })
    },
  })
  on.on('request', (request, response) => {
    // Pages ask for no encoding here: they are rewritten on the way.
    delete request.headers['accept-encoding']
    vite.middlewares(request, response, () => listener(request, response))
  })
  on.listen(port, settings.host, () => process.stdout.write(`\n  ${address} with hot reload. Ctrl-C stops it.\n`))
}

serve(server, website, settings.port[language], settings.origin[language])
const { orderPort, orderSiteUrl } = settings
if (orderPort) serve(createHttpServer(), orderingSite, orderPort[language], orderSiteUrl[language])
