import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { readPages, servedPages } from './served-pages.ts'

// The addresses of forms need input, which the journeys give.
const endpoints = ['/start']

async function readTarget(page: Page, url: string) {
  const response = await fetch(url, { redirect: 'manual' })
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    return { status: response.status, ids: [] }
  }
  const [read] = await readPages(page, [{ id: 'home', url, html: await response.text() }])
  return { status: response.status, ids: read?.ids ?? [] }
}

test('every link, picture, film and anchor of every page exists, within a site and across both', async ({
  page,
  sites,
}) => {
  const served = [...(await servedPages(sites, 'en')), ...(await servedPages(sites, 'nl'))]
  const pages = await readPages(page, served)
  const ours = [sites.en.origin, sites.nl.origin]
  /** Each address with the page on which it was found first. */
  const found = new Map<string, string>()
  for (const { url, addresses } of pages) {
    for (const address of addresses) if (!found.has(address)) found.set(address, url)
  }
  const internal = [...found].filter(([address]) => ours.includes(new URL(address).origin))
  expect(internal.length).toBeGreaterThan(100)

  const broken: string[] = []
  /** The answer at each address without its anchor: its status, and the ids of a page. */
  const targets = new Map<string, Promise<{ status: number; ids: string[] }>>()
  for (const [address, on] of internal) {
    const target = new URL(address)
    const anchor = decodeURIComponent(target.hash.slice(1))
    target.hash = ''
    if (endpoints.includes(target.pathname)) continue
    const answer = targets.get(target.href) ?? readTarget(page, target.href)
    targets.set(target.href, answer)
    const { status, ids } = await answer
    if (status !== 200) broken.push(`${address} on ${on} answers ${status}`)
    else if (anchor && !ids.includes(anchor)) broken.push(`${address} on ${on}: no such anchor`)
  }
  expect(broken).toEqual([])
})
