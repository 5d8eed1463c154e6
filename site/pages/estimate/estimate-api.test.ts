import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { estimatePage as words } from '#copy/estimate-page.ts'
import { language } from '#copy/language.ts'
import { companyFolder } from '../../../domain/company/read-company.ts'
import { estimateAnswer } from '../../../domain/estimate/answer.ts'
import { countryOf } from '../../../domain/language.ts'
import { createEstimator } from '../../../services/estimates/estimator.ts'
import { readTariff } from '../../../services/estimates/read-tariff.ts'
import { openSite } from '../../../testing/open-site.ts'
import { createApp } from '../../site-app.ts'

const tariff = readTariff(companyFolder, countryOf(language))
if (!tariff) throw new Error('The sample tariff is missing')

const zipCode = language === 'en' ? '2000' : '7551AB'
const foreign = language === 'en' ? '7551AB' : '2000'
const asked = `packageId=gs&zipCode=${zipCode}`

/** The endpoint at a moment, asked for a query. */
const get = async (
  query: string,
  { now = '2026-11-23T10:00:00.000Z', ...init }: RequestInit & { now?: string } = {},
) => {
  const { services } = await openSite()
  const app = createApp({ ...services, estimator: createEstimator(tariff), clock: () => new Date(now) })
  return app.request(`/api/estimate?${query}`, init)
}

describe('an estimate', () => {
  test('has everything the form shows: region, team, people, time, range, and a price per date', async () => {
    const response = await get(asked)
    const body = v.parse(estimateAnswer, await response.json())
    expect(response.status).toBe(200)
    expect(body).toMatchObject({ zipCode, packageId: 'gs', currency: 'EUR', binding: false })
    expect(body.team.name).toBe(language === 'en' ? 'Antwerp' : 'Hengelo')
    expect(body.assumptions).toMatchObject({ typicalHome: true, rooms: { length: tariff.typicalHome.length } })
    expect(body.validUntil).toBe('2026-11-23T14:00:00.000Z')
    expect(body.dates).toHaveLength(tariff.calendar.datesShown)
  })

  test('accepts rooms and extras', async () => {
    const body = v.parse(estimateAnswer, await (await get(`${asked}&rooms=kr-12-3,br-6-1&extras=oven`)).json())
    expect(body.assumptions).toMatchObject({
      typicalHome: false,
      area: 18,
      rooms: [{ type: 'kr', area: 12, dirt: 3 }, { type: 'br' }],
      extras: [{ id: 'oven' }],
    })
  })

  test('may be cached until its dates change, but no longer than a minute', async () => {
    expect((await get(asked)).headers.get('cache-control')).toBe('public, max-age=60')
    const late = await get(asked, { now: '2026-11-23T13:59:30.000Z' })
    expect(late.headers.get('cache-control')).toBe('public, max-age=30')
  })

  test('that has not changed is 304', async () => {
    const etag = (await get(asked)).headers.get('etag') ?? ''
    expect((await get(asked, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await get(`${asked}&rooms=br-6-1`, { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })

  test('may be read from any origin, such as the ordering site', async () => {
    const response = await get(asked, { headers: { Origin: 'https://order.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a request without an estimate', () => {
  test.each([
    ['', { packageId: 'required', zipCode: 'required' }],
    [`packageId=gs&zipCode=${foreign}`, { zipCode: 'otherCountry' }],
    [`${asked}&rooms=kr`, { rooms: 'malformed' }],
    [`${asked}&extras=pool`, { extras: 'unknown' }],
    [`${asked}&rooms=${Array.from({ length: 40 }, () => 'kr-250-3').join()}`, { rooms: 'tooLarge' }],
  ])('%s is 422 with a code per parameter', async (query, errors) => {
    const response = await get(query)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ status: 422, errors })
  })

  test('is 404 without a tariff', async () => {
    const { get: site } = await openSite({ TARIFF_DIR: 'docs' })
    const response = await site(`/api/estimate?${asked}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ title: words.notOffered })
  })
})
