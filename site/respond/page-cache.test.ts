import { describe, expect, test } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const page = (bytes: number, subjects: string[] = [], rest: Partial<CachedPage> = {}): CachedPage => {
  const identity = new Uint8Array(bytes)
  const none = new Uint8Array(0)
  const freshness = { subjects, until: start.getTime() + 60_000 }
  return { status: 200, headers: {}, body: { br: none, gzip: none, identity }, etag: '', freshness, ...rest }
}

/** A cache at a moment that the test decides, and how often each page was loaded. */
function newCache(maximumBytes = 1_000_000) {
  let now = start
  const cache = new PageCache(maximumBytes, () => now)
  const loads = new Map<string, number>()
  return {
    cache,
    loads,
    setTime: (date: Date) => {
      now = date
    },
    ask: (key: string, loaded: CachedPage | undefined) =>
      cache.getOrLoad(key, async () => {
        loads.set(key, (loads.get(key) ?? 0) + 1)
        return loaded
      }),
  }
}

describe('caching', () => {
  test('simultaneous requests load a page once', async () => {
    const { ask, loads } = newCache()
    await Promise.all([ask('/a', page(10)), ask('/a', page(10)), ask('/a', page(10))])
    await ask('/a', page(10))
    expect(loads.get('/a')).toBe(1)
  })

  test('missing pages, errors and expired pages are not cached', async () => {
    const { ask, cache, setTime } = newCache()
    await ask('/nothing', undefined)
    await ask('/error', page(10, [], { status: 500 }))
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
    await ask('/a', page(10))
    setTime(new Date(start.getTime() + 60_000))
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  test('a failed load is retried by the next request', async () => {
    const { cache, ask } = newCache()
    await expect(cache.getOrLoad('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await ask('/a', page(10))).toBeDefined()
  })
})

describe('the limit in bytes', () => {
  test('holds after each of many pages, and the least recently used go first', async () => {
    const maximum = 200_000
    const { ask, cache } = newCache(maximum)
    await ask('/often', page(20_000))
    for (let index = 0; index < 500; index += 1) {
      await ask(`/${index}`, page(index * 37))
      cache.get('/often')
      expect(cache.size.bytes).toBeLessThanOrEqual(maximum)
    }
    expect(cache.get('/often')).toBeDefined()
    expect(cache.get('/0')).toBeUndefined()
    expect(cache.get('/499')).toBeDefined()
  })

  test('includes an overhead per page, so that the number of tiny pages is bounded too', async () => {
    const { ask, cache } = newCache(200_000)
    for (let index = 0; index < 500; index += 1) await ask(`/${index}`, page(0))
    expect(cache.size.pages).toBeLessThan(100)
  })

  test('a page above the limit is sent, but not cached', async () => {
    const { ask, cache } = newCache(10_000)
    expect(await ask('/huge', page(20_000))).toBeDefined()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  test('counts the size of a recompressed body', async () => {
    const { ask, cache } = newCache()
    const made = page(100)
    await ask('/a', made)
    const before = cache.size.bytes
    await cache.recompress('/a', made, async () => page(40).body)
    expect(cache.size.bytes).toBe(before - 60)
  })
})

describe('a change', () => {
  test('drops the pages that depend on it, and no others', async () => {
    const { ask, loads, cache } = newCache()
    const windows = page(10, ['reviews', 'page:en:windows'])
    const floors = page(10, ['reviews', 'page:en:floors'])
    await ask('/windows', windows)
    await ask('/floors', floors)
    cache.drop('page:en:windows')
    await ask('/windows', windows)
    await ask('/floors', floors)
    expect([loads.get('/windows'), loads.get('/floors')]).toEqual([2, 1])
  })

  test('while a page is loading: the page may be old, so it is sent but not cached', async () => {
    const { cache, ask, loads } = newCache()
    const old = Promise.withResolvers<CachedPage>()
    const shown = cache.getOrLoad('/a', () => old.promise)
    cache.drop('page:en:a')
    const fresh = page(20)
    expect(await ask('/a', fresh)).toBe(fresh)
    old.resolve(page(10))
    await shown
    expect(cache.get('/a')).toBe(fresh)
    expect(loads.get('/a')).toBe(1)
  })

  test('while a page is recompressed: the old page does not return to the cache', async () => {
    const { cache, ask } = newCache()
    const old = page(10, ['page:en:a'])
    await ask('/a', old)
    const better = Promise.withResolvers<CachedPage['body']>()
    const recompressing = cache.recompress('/a', old, () => better.promise)
    cache.drop('page:en:a')
    const fresh = page(20, ['page:en:a'])
    await ask('/a', fresh)
    better.resolve(page(5).body)
    await recompressing
    expect(cache.get('/a')).toBe(fresh)
    expect(fresh.body.identity).toHaveLength(20)
    cache.drop('page:en:a')
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })
})

test('pages are recompressed one at a time; a skipped page is recompressed at its next request', async () => {
  const { cache, ask } = newCache()
  const a = page(10)
  await ask('/a', a)
  await ask('/b', page(10))
  const better = Promise.withResolvers<CachedPage['body']>()
  const first = cache.recompress('/a', a, () => better.promise)
  let compressed = 0
  const compress = async () => {
    compressed += 1
    return page(5).body
  }
  const requestOnce = async () => {
    const cached = cache.get('/b')
    if (cached) await cache.recompress('/b', cached, compress)
  }
  await requestOnce()
  expect(compressed).toBe(0)
  better.resolve(page(5).body)
  await first
  await requestOnce()
  await requestOnce()
  expect(compressed).toBe(1)
  expect(cache.get('/b')?.body.identity).toHaveLength(5)
})
