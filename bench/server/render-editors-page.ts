import { readSettings } from '../../server/config.ts'
import { createServices } from '../../server/services.ts'
import { readSiteAssets } from '../../server/website/assets.ts'
import { contentOfEditorsPage } from '../../server/website/content-of-cms-page.ts'
import { renderPage } from '../../site/render-page.tsx'

/**
 * Renders one editors' page over and over, from the database to finished HTML, and says how many a second of one processor
 * makes. A program, built by `measureRenders`; its parameters are the client's build folder, a path and how many seconds.
 */
const [, , clientFolder = '', path = '', seconds] = process.argv
const services = createServices(readSettings(process.env), { assets: readSiteAssets(clientFolder) })

async function render() {
  const content = await contentOfEditorsPage(services, path)
  if (!content) throw new Error(`No page at ${path}`)
  return renderPage(content.props, content.words, services.assets.of('cms'), undefined)
}

async function renderFor(milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let rendered = 0
  for (; performance.now() < until; rendered++) await render()
  return rendered
}

await renderFor(2000)
const before = process.cpuUsage()
const rendered = await renderFor(Number(seconds) * 1000)
const { user, system } = process.cpuUsage(before)
process.stdout.write(
  `${JSON.stringify({ perSecond: (rendered * 1_000_000) / (user + system), bytes: (await render()).length })}\n`,
)
await services.database.destroy()
