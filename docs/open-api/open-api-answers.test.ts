import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { createApp } from '../../server/app.ts'
import { openSite } from '../../testing/open-site.ts'
import { openApiDocument } from './open-api.ts'

const origins = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const document = openApiDocument(origins)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'document', ...document })

const zipCode = language === 'en' ? '2000' : '7551AB'
const message = {
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@visitor.example',
  phoneNumber: '0470123456',
  remark: 'Hello',
}

type Site = Awaited<ReturnType<typeof openSite>>

const ask = ({ services }: Site, path: string, init: RequestInit = {}) =>
  createApp(services).request(`${origins[language]}${path}`, init)

function send(site: Site, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return ask(site, '/api/sendMail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text,
  })
}

/** That a site's answer has a documented status, the type documented for it, and a body that follows its schema. */
async function expectDocumented(response: Response, endpoint: 'estimate/get' | 'sendMail/post', status: number) {
  expect(response.status).toBe(status)
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const place = ['paths', `~1api~1${endpoint}`, 'responses', status, 'content', type.replace('/', '~1'), 'schema']
  const validate = ajv.getSchema(`document#/${place.join('/')}`)
  if (!validate) throw new Error(`${place.join('/')} is not documented`)
  const body = await response.json()
  expect(validate(body), JSON.stringify([body, validate.errors])).toBe(true)
  expect(validate({ ...body, title: 1, id: 1, price: 1 }), 'the schema says something').toBe(false)
}

describe('what the endpoints really answer is as documented', () => {
  test.each([
    ['a typical home', `packageId=gs&zipCode=${zipCode}`, 200],
    ['rooms and extras', `packageId=es&zipCode=${zipCode}&rooms=kr-12-3,br-6-1,wk-40-2&extras=oven,windows`, 200],
    ['nothing', '', 422],
    ['an unknown parameter', `packageId=gs&zipCode=${zipCode}&romos=kr-12-2`, 422],
    ['more than we estimate', `packageId=rs&zipCode=${zipCode}&rooms=${Array(40).fill('wk-250-3').join()}`, 422],
  ])('an estimate: %s', async (_, query, status) => {
    await expectDocumented(await ask(await openSite(), `/api/estimate?${query}`), 'estimate/get', status)
  })

  test('an estimate: by POST, and where none is offered', async () => {
    const path = `/api/estimate?packageId=gs&zipCode=${zipCode}`
    await expectDocumented(await ask(await openSite(), path, { method: 'POST' }), 'estimate/get', 405)
    const without = await openSite({ TARIFF_DIR: 'no-such-folder' })
    await expectDocumented(await ask(without, path), 'estimate/get', 404)
  })

  test.each([
    ['a good one', message, {}, 202],
    ['a malformed one', '{', {}, 400],
    ['from a foreign page', message, { Origin: 'https://foreign.example' }, 403],
    ['one that is too large', JSON.stringify({ ...message, remark: 'x'.repeat(40_000) }), {}, 413],
    ['one that is no JSON', message, { 'Content-Type': 'text/plain' }, 415],
    ['one with fields missing and unknown', { ...message, email: '', fax: '1' }, {}, 422],
  ])('a message: %s', async (_, body, headers, status) => {
    await expectDocumented(await send(await openSite(), body, headers), 'sendMail/post', status)
  })

  test('a message: with a key that another one has', async () => {
    const site = await openSite()
    const key = { 'Idempotency-Key': 'one' }
    await expectDocumented(await send(site, message, key), 'sendMail/post', 202)
    await expectDocumented(await send(site, { ...message, remark: 'Other' }, key), 'sendMail/post', 409)
  })

  test('a message: one too many', async () => {
    const site = await openSite({ MAIL_LIMIT_PER_ADDRESS: '1' })
    await send(site, message)
    await expectDocumented(await send(site, { ...message, remark: 'Again' }), 'sendMail/post', 429)
  })

  test('a message: that cannot be stored', async () => {
    const site = await openSite()
    await site.services.database.schema.dropTable('mail').execute()
    await expectDocumented(await send(site, message), 'sendMail/post', 503)
  })
})
