import { expect, test } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { customerService } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { fill } from '../../copy/fill.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../site-app.ts'

const origin = language === 'en' ? 'https://www.helderhuis.example' : 'https://nl.helderhuis.example'
const path = pathOf('customer-service', language)
const message = {
  kind: 'contact',
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@visitor.example',
  phoneNumber: language === 'en' ? '0470 12 34 56' : '06-12345678',
  remark: 'Two lines\r\nof text',
  website: '',
}

type Site = Awaited<ReturnType<typeof openSite>>

const submit = ({ services }: Site, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  createApp(services).request(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) })

const countStored = async ({ services }: Site) =>
  (await services.database.selectFrom('submission').select('id').execute()).length

test('a form posted without script is stored, and redirects to a page that can be reloaded, which no other address shows', async () => {
  const site = await openSite()
  const response = await submit(site, message, { Origin: origin })
  expect(response.status).toBe(303)
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(new RegExp(`^${path}\\?sent=[0-9a-f-]{36}#`))
  const page = await site.get(location)
  expect(await page.text()).toContain(words.success)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const unknown = await (await site.get(`${path}?sent=00000000-0000-4000-8000-000000000000`)).text()
  expect(unknown).not.toContain(words.success)
})

test('the page promises a copy only if one is sent, and a call to a call-back', async () => {
  const site = await openSite()
  const shown = async (fields: Record<string, string>) =>
    (await site.get((await submit(site, fields)).headers.get('location') ?? '')).text()
  const deadline = language === 'en' ? 'by 18:00 on Tuesday 24 November' : 'vóór dinsdag 24 november, 11:00 uur'
  const page = await shown(message)
  expect(page).toContain(fill(words.answer, { deadline }))
  expect(page).toContain(words.copy)
  expect(await shown({ ...message, kind: 'callBack', business: 'Bakery' })).toContain(fill(words.call, { deadline }))
  const robot = await shown({ ...message, remark: 'Buy', website: 'https://spam.example' })
  expect(robot).toContain(words.success)
  expect(robot).not.toContain(words.copy)
})

test('the same text sent twice is one message; another text is a new one', async () => {
  const site = await openSite()
  const first = await submit(site, message)
  const second = await submit(site, message)
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(await countStored(site)).toBe(1)
  await submit(site, { ...message, remark: 'Something else' })
  expect(await countStored(site)).toBe(2)
})

test.each([
  ['the longest message is stored in the script that takes the most bytes', { remark: '漢'.repeat(10_000) }],
  ['an unknown field is dropped, because the visitor could not remove it', { utm: 'bar' }],
])('%s', async (_, fields) => {
  const site = await openSite()
  expect((await submit(site, { ...message, ...fields })).status).toBe(303)
  expect(await countStored(site)).toBe(1)
})

test('an invalid form is shown again with its text, a message at each field, and links to those to check', async () => {
  const site = await openSite()
  const response = await submit(site, { ...message, firstName: '', email: '"><script>alert(1)</script>' })
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(words.problems.firstName.required)
  expect(html).toContain(words.problems.email.malformed)
  expect(html.match(/ aria-invalid="true"/g)).toHaveLength(2)
  for (const typed of [message.lastName, message.phoneNumber]) expect(html).toContain(`value="${typed}"`)
  expect(html).toContain('>Two lines\r\nof text</textarea>')
  expect(html).not.toContain('<script>alert(1)')
  expect(await countStored(site)).toBe(0)
  const links = [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a>/g)].filter(([, id]) =>
    html.includes(`id="${id}"`),
  )
  expect(links.map(([, , label]) => label)).toEqual([words.labels.firstName, words.labels.email])
})

test('a form on another site’s page, and a body that is not a form, send nothing', async () => {
  const site = await openSite()
  expect((await submit(site, message, { Origin: 'https://evil.example' })).status).toBe(403)
  const send = (type: string) =>
    createApp(site.services).request(origin + path, { method: 'POST', headers: { 'Content-Type': type }, body: '{}' })
  for (const type of ['application/json', 'text/plain']) expect((await send(type)).status).toBe(415)
  expect(await countStored(site)).toBe(0)
})

test('if the message cannot be stored, the page says so and keeps the text', async () => {
  const site = await openSite()
  await site.services.database.schema.dropTable('mail').execute()
  const response = await submit(site, message)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  const html = await response.text()
  expect(html).toContain(words.error)
  expect(html).toContain('value="de Vries"')
})

test('a rate-limited visitor gets 429, and the text is kept', async () => {
  const site = await openSite({ MAIL_LIMIT_PER_ADDRESS: '1' })
  await submit(site, message)
  const response = await submit(site, { ...message, remark: 'Another one' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await response.text()
  expect(html).toContain(words.tooMany)
  expect(html).toContain('Another one')
})

test('a phone number posted by a call-back box without script is filled in, with a message, and is in no address', async () => {
  const site = await openSite()
  const begin = (phoneNumber: string) => submit(site, { kind: 'callBack', begin: 'yes', phoneNumber })
  const page = await begin(words.validPhones[1] ?? '')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain(`value="${words.validPhones[1]}"`)
  expect(html).toMatch(/name="kind" value="callBack"/)
  expect(html).toContain(words.callBackRemark)
  expect(html).toContain(words.requiredCallBack)
  const wrong = await begin('12')
  expect([wrong.status, (await wrong.text()).includes('value="12"')]).toEqual([422, true])
})

test.runIf(language === 'nl')('a postcode that we do not cover comes along into the message', async () => {
  const html = await (await (await openSite()).get(`${path}?zipCode=8881AB`)).text()
  expect(html.replaceAll('\u00a0', ' ')).toContain(fill(customerService.outOfArea, { zipCode: '8881 AB' }))
})

test('another method on a page is 405, with `Allow`', async () => {
  const { services } = await openSite()
  const allowed = async (page: string, method: string) => {
    const response = await createApp(services).request(origin + page, { method })
    return [response.status, response.headers.get('allow')]
  }
  expect(await allowed('/', 'POST')).toEqual([405, 'GET, HEAD'])
  expect(await allowed(path, 'PUT')).toEqual([405, 'GET, HEAD, POST'])
  const files = ['/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/metrics', '/manifest.webmanifest']
  for (const file of [...files, '/share.png', '/favicon.ico', '/.well-known/security.txt', '/pictures/x.webp']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect([file, ...(await allowed(file, method))]).toEqual([file, 405, 'GET, HEAD'])
    }
  }
  expect(await allowed('/nowhere', 'POST')).toEqual([404, null])
})
