import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathOf } from '../../site/pages.ts'
import { layoutShift } from '../layout-shift.ts'
import { test as base, expect } from '../test.ts'

/** What the first piece of a page ends with: in the header, below the heading, in a form. */
const lastWords = ['</li>', '</h1>', '</label>']

/** How much later the second piece comes, in milliseconds: many frames. */
const gap = 200

/**
 * Origin of a network in front of the site. It delivers a page in two pieces, the first up to what `upTo` in the query says; where
 * the query says `lost` too, the second never comes.
 */
const test = base.extend<{ slowOrigin: string }>({
  slowOrigin: async ({ site }, use) => {
    const network = createServer(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', site.origin)
      const answer = await fetch(site.origin + pathname)
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      const upTo = searchParams.get('upTo')
      if (!upTo) return response.end(body)
      const length = body.indexOf(upTo, body.indexOf('<body')) + upTo.length
      response.write(body.subarray(0, length))
      if (!searchParams.has('lost')) setTimeout(() => response.end(body.subarray(length)), gap)
    }).listen(0, '127.0.0.1')
    await once(network, 'listening')
    await use(`http://127.0.0.1:${(network.address() as AddressInfo).port}`)
    network.closeAllConnections()
    network.close()
  },
})

for (const id of ['order-process', 'gs'] as const) {
  test(`page ${id} stands still when it comes in pieces, on a phone and on a desktop`, async ({
    page,
    slowOrigin,
    language,
  }) => {
    const moved: unknown[] = []
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1350, height: 1024 },
    ]) {
      await page.setViewportSize(viewport)
      for (const upTo of lastWords) {
        await page.goto(`${slowOrigin}${pathOf(id, language)}?upTo=${encodeURIComponent(upTo)}`)
        const shift = await layoutShift(page)
        if (shift > 0) moved.push([viewport.width, upTo, shift])
      }
    }
    expect(moved).toEqual([])
  })
}

test('what has come of a page is shown where the rest does not come', async ({ page, slowOrigin }) => {
  await page.goto(`${slowOrigin}/?lost&upTo=${encodeURIComponent('</h1>')}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).not.toBeAttached()
})
