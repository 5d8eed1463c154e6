import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathOf } from '../../site/pages.ts'
import { layoutShift } from '../layout-shift.ts'
import { expect, test } from '../test.ts'

/** How much later than its beginning the rest of a page comes, in milliseconds: many frames. */
const gap = 200

/** What the first piece of a page ends with: in the header, below the heading, between two fields. */
const lastWords = ['</li>', '</h1>', '</label>']

/** A network in front of a site that delivers a page in two pieces, the first up to what `upTo` in the query says. */
async function startSlowNetwork(origin: string) {
  const network = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const answer = await fetch(origin + pathname)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const upTo = searchParams.get('upTo')
    if (!upTo) return response.end(body)
    const length = body.indexOf(upTo, body.indexOf('<body')) + upTo.length
    response.write(body.subarray(0, length))
    setTimeout(() => response.end(body.subarray(length)), gap)
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
    const network = await startSlowNetwork(site.origin)
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
