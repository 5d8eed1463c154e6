import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathOf } from '../../site/pages.ts'
import { layoutShift } from '../layout-shift.ts'
import { expect, test } from '../test.ts'

/** What the first piece of a page ends with: in the header, below the heading, in a form. */
const lastWords = ['</li>', '</h1>', '</label>']

/**
 * A network in front of a site that delivers a page in two pieces, the first up to what `upTo` in the query says.
 * @param gap milliseconds between the two; without it the second never comes
 */
async function startSlowNetwork(origin: string, gap?: number) {
  const network = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const answer = await fetch(origin + pathname)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const upTo = searchParams.get('upTo')
    if (!upTo) return response.end(body)
    const length = body.indexOf(upTo, body.indexOf('<body')) + upTo.length
    response.write(body.subarray(0, length))
    if (gap) setTimeout(() => response.end(body.subarray(length)), gap)
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  return {
    origin: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    stop() {
      network.closeAllConnections()
      network.close()
    },
  }
}

for (const id of ['order-process', 'gs'] as const) {
  test(`page ${id} stands still when it comes in pieces, on a phone and on a desktop`, async ({
    page,
    site,
    language,
  }) => {
    const network = await startSlowNetwork(site.origin, 200)
    const moved: unknown[] = []
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1350, height: 1024 },
    ]) {
      await page.setViewportSize(viewport)
      for (const upTo of lastWords) {
        await page.goto(`${network.origin}${pathOf(id, language)}?upTo=${encodeURIComponent(upTo)}`)
        const shift = await layoutShift(page)
        if (shift > 0) moved.push([viewport.width, upTo, shift])
      }
    }
    network.stop()
    expect(moved).toEqual([])
  })
}

test('what has come of a page is shown where the rest does not come', async ({ page, site }) => {
  const network = await startSlowNetwork(site.origin)
  await page.goto(`${network.origin}/?upTo=${encodeURIComponent('</h1>')}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).not.toBeAttached()
  network.stop()
})
