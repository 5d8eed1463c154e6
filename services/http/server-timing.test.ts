import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'

const timingOf = ({ headers }: Response) => headers.get('server-timing')
const stages = String.raw`cache;desc=miss, data;dur=\d+\.\d+, render;dur=\d+\.\d+, compress;dur=\d+\.\d+`

test('Server-Timing has the stages of a rendered page, says when a page was cached, and has the time of API responses', async () => {
  const { get } = await openSite()
  for (const path of ['/', '/start?zipCode=1', `${pathOf('customer-service', language)}?zipCode=2000`])
    expect(timingOf(await get(path))).toMatch(new RegExp(`^${stages}$`))
  expect(timingOf(await get('/'))).toBe('cache;desc=hit')
  for (const path of ['/api/estimate', '/api/none']) expect(timingOf(await get(path))).toMatch(/^handler;dur=\d+\.\d+$/)
})

test('the metrics have the same figures', async () => {
  const { get } = await openSite()
  await get('/')
  await get('/')
  await get('/partner')
  const lines = (await (await get('/metrics')).text()).split('\n')
  expect(lines).toContain('page_cache_lookups_total{cache="hit"} 1')
  expect(lines).toContain('page_cache_lookups_total{cache="miss"} 2')
  for (const stage of ['data', 'render', 'compress'])
    expect(lines).toContain(`page_stage_duration_seconds_count{stage="${stage}"} 2`)
})
