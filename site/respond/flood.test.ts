import { expect, test } from 'vitest'
import { openSite } from '../../testing/open-site.ts'

/** A site that counts how often it asks the database for a page. */
async function countedSite() {
  const site = await openSite()
  const { services } = site
  let lookUps = 0
  const counted = services.database.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"name":"page"')) lookUps += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  services.database = counted
  return { ...site, lookUps: () => lookUps }
}

test('unknown paths redirect home uncached, and repeated ones do not reach the database again', async () => {
  const { get, services, lookUps } = await countedSite()
  const paths = Array.from({ length: 200 }, (_, index) => `/nothing-${index}`)
  for (const path of paths) {
    const { status, headers } = await get(path)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/#not-found', 'no-store'])
  }
  expect(lookUps()).toBe(200)
  for (let round = 0; round < 5; round += 1) await Promise.all(paths.map((path) => get(path)))
  expect(lookUps()).toBe(200)
  expect(services.pageCache.size).toEqual({ pages: 0, bytes: 0 })
})

test('paths that are malformed for a page never reach the database', async () => {
  const { get, services, lookUps } = await countedSite()
  const hostile = [
    ...['/wp-login.php', '/.env', '/.git/config', '/a b', "/x'or'1'='1", '/%F0%9F%A7%BD', '/a.b/c'],
    ...[`/${'a'.repeat(5000)}`, `/${'a/'.repeat(2000)}`, '/pictures/none.jpg', '/metrics/x', '/<script>'],
  ]
  for (const path of hostile) {
    for (let index = 0; index < 20; index += 1) expect((await get(path)).status).not.toBe(500)
  }
  expect(lookUps()).toBe(0)
  expect(services.pageCache.size.pages).toBe(0)
})

test('addresses with foreign queries share the cached page, and simultaneous requests share one look-up', async () => {
  const { get, services, publish, lookUps } = await countedSite()
  await publish({ path: 'windows', title: 'Windows' })
  const pages = await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/windows?utm=${index}`)))
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  // One for the page, one for its counterpart on the other site.
  expect(lookUps()).toBe(2)
  expect(services.pageCache.size.pages).toBe(1)
})

test('another spelling of a path redirects to the page, from the cache', async () => {
  const { get, publish, lookUps } = await countedSite()
  await publish({ path: 'windows/antwerp', title: 'Windows' })
  for (const path of ['/Windows/Antwerp', '/windows/antwerp/', '//windows///antwerp', '/windows/ANTWERP']) {
    const { status, headers } = await get(`https://www.helderhuis.example${path}`)
    expect([status, headers.get('location')]).toEqual([301, '/windows/antwerp'])
  }
  expect(lookUps()).toBe(2)
})
