import { createServer } from 'node:http'
import { portOf } from '../../testing/free-port.ts'
import { expect, test } from '../journey-test.ts'

test('the part of a page that has arrived is shown while the rest is missing', async ({ page, site }) => {
  const network = createServer(async (_request, response) => {
    const html = await (await fetch(site.origin)).text()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, html.indexOf('</h1>') + 5))
  }).listen(0, '127.0.0.1')
  await page.goto(`http://127.0.0.1:${await portOf(network)}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).not.toBeAttached()
  network.closeAllConnections()
  network.close()
})
