import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { openSite } from '../testing/open-site.ts'

/** Headers without the number and the time that every answer has of its own. */
const headersOf = ({ headers }: Response) => {
  const { 'x-request-id': id, 'server-timing': _, ...others } = Object.fromEntries(headers)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return others
}

test.each(['GET', 'HEAD'])(
  'a kept page answers %s without waiting, in the same words as the first time',
  async (method) => {
    const { services, publish } = await openSite()
    await publish({ path: 'spring-offer', title: 'Offer', content: '<p>Kept</p>' })
    const app = createApp(services)
    for (const path of ['/', '/spring-offer']) {
      const url = new URL(path, 'https://www.helderhuis.example').href
      const first = await app.request(url, { method })
      // One page at a time gets its best form.
      await expect.poll(() => app.request(url, { method }) instanceof Promise, { timeout: 15_000 }).toBe(false)
      const again = app.request(url, { method })
      if (again instanceof Promise) throw new Error('The kept page made its visitor wait')
      expect(headersOf(again)).toEqual(headersOf(first))
      expect([again.status, await again.text()]).toEqual([200, await first.text()])
    }
  },
)

test('what is kept answers neither a post nor a query nor an escaped address', async () => {
  const { services } = await openSite()
  const app = createApp(services)
  const home = 'https://www.helderhuis.example/'
  await app.request(home)
  expect(app.request(home)).toBeInstanceOf(Response)
  for (const url of [`${home}?zipCode=2000`, `${home}%2F`]) expect(app.request(url)).toBeInstanceOf(Promise)
  expect((await app.request(home, { method: 'POST' })).status).toBe(404)
})

test('a kept page of a trial site stays marked for search engines', async () => {
  const { services } = await openSite({ SITE_INDEXED: 'no' })
  const app = createApp(services)
  for (let time = 0; time < 3; time++) {
    const { headers } = await app.request('https://www.helderhuis.example/')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})
