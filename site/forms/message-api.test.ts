import { expect, test } from 'vitest'
import { contactForm } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { partnerForm } from '#copy/partner-form.ts'
import { problems as words } from '#copy/problems.ts'
import { countryOf } from '../../domain/language.ts'
import { regionIds } from '../../domain/places/region.ts'
import { mailsPerDay } from '../../services/outbox/new-mail.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../site-app.ts'

const message = {
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@visitor.example',
  phoneNumber: language === 'en' ? '0470 12 34 56' : '06-12345678',
  remark: 'Hello',
}
const own = language === 'en' ? 'https://www.helderhuis.example' : 'https://nl.helderhuis.example'
const otherSite = language === 'en' ? 'https://nl.helderhuis.example' : 'https://www.helderhuis.example'

type Site = Awaited<ReturnType<typeof openSite>>

function post({ services }: Site, body: unknown, headers: Record<string, string> = {}) {
  return createApp(services).request(`${own}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const stored = ({ services }: Site) => services.database.selectFrom('submission').selectAll().execute()
const mails = ({ services }: Site) => services.database.selectFrom('mail').selectAll().execute()

async function expectProblem(response: Response, status: number, title: string) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = await response.json()
  expect(body).toMatchObject({ status, title })
  return body
}

test('202 with an id, once message and mail are stored', async () => {
  const site = await openSite()
  const response = await post(site, message)
  expect(response.status).toBe(202)
  const [submission] = await stored(site)
  expect(await response.json()).toEqual({ id: submission?.id })
  expect(JSON.parse(submission?.payload ?? '')).toMatchObject(message)
  expect(await mails(site)).toMatchObject([{ purpose: 'office', state: 'waiting', submissionId: submission?.id }])
})

test('an application of a partner is stored as its form sends it', async () => {
  const site = await openSite()
  const [region] = regionIds[countryOf(language)]
  const companyNumber = language === 'en' ? '0123.456.749' : '12345678'
  const application = { regions: [region], availability: 'tuesday', teamSize: '3', companyNumber, consent: 'on' }
  const sent = { ...message, kind: 'partner', business: 'Schoon & "Zonen"', ...application }
  expect((await post(site, sent)).status).toBe(202)
  expect(JSON.parse((await stored(site))[0]?.payload ?? '')).toMatchObject({
    business: sent.business,
    application: { regions: [region], availability: ['tuesday'], teamSize: 3, companyNumber },
  })
})

test('422 gives a code for each invalid field and each unknown field', async () => {
  const site = await openSite()
  const wrong = { ...message, firstName: ' ', email: 'nobody', phoneNumber: '12', website: '' }
  const { errors } = await expectProblem(await post(site, wrong), 422, words.invalid)
  expect(errors).toEqual({
    firstName: 'required',
    email: 'malformed',
    phoneNumber: 'malformed',
    // The hidden field of the forms is not a field of this interface.
    website: 'unknown',
  })
  expect(await stored(site)).toEqual([])
})

test('422 gives the form’s own message for each field', async () => {
  const site = await openSite()
  const contact = await expectProblem(await post(site, { ...message, firstName: ' ' }), 422, words.invalid)
  expect(contact.messages).toEqual({ firstName: contactForm.problems.firstName.required })
  const partner = await expectProblem(await post(site, { ...message, kind: 'partner', x: '' }), 422, words.invalid)
  expect(partner.messages).toMatchObject({
    regions: partnerForm.problems.regions.required,
    x: partnerForm.anyProblem.unknown,
  })
})

test('a page of the other-language site may send, any other site fails the preflight', async () => {
  const site = await openSite()
  const ask = (Origin: string) =>
    createApp(site.services).request(`${own}/api/sendMail`, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    })
  const allowed = 'access-control-allow-origin'
  expect((await ask(otherSite)).headers.get(allowed)).toBe(otherSite)
  expect((await post(site, message, { Origin: otherSite })).headers.get(allowed)).toBe(otherSite)
  expect((await ask('https://evil.example')).headers.get(allowed)).toBeNull()
})

test('what is not acceptable is a problem, and nothing is stored; our own pages are accepted', async () => {
  const site = await openSite()
  const large = JSON.stringify({ ...message, remark: 'x'.repeat(32 * 1024) })
  const refused: (readonly [status: number, title: string, body: unknown, headers?: Record<string, string>])[] = [
    ...['{', '', 'null', '[]', '"text"', '7'].map((body) => [400, words.malformedJson, body] as const),
    ...['ünïque', 'x'.repeat(201)].map(
      (key) => [400, words.malformedKey, message, { 'Idempotency-Key': key }] as const,
    ),
    [403, words.foreignOrigin, message, { Origin: 'https://evil.example' }],
    [403, words.foreignOrigin, message, { Origin: 'null' }],
    [403, words.foreignOrigin, message, { 'Sec-Fetch-Site': 'cross-site' }],
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map(
      (type) => [415, words.notJson, message, { 'Content-Type': type }] as const,
    ),
    // Whether the length is announced or not.
    [413, words.tooLarge, large],
    [413, words.tooLarge, large, { 'Content-Length': String(large.length) }],
  ]
  for (const [status, title, body, headers] of refused)
    await expectProblem(await post(site, body, headers), status, title)
  expect(await stored(site)).toEqual([])
  for (const Origin of [own, otherSite]) expect((await post(site, message, { Origin })).status).toBe(202)
})

test('the same key and body return the first id and send one mail, even when the next message gets 429; another body is 409', async () => {
  const site = await openSite({ MAIL_LIMIT_PER_ADDRESS: '1' })
  const key = { 'Idempotency-Key': 'answer-was-lost' }
  const first = await (await post(site, message, key)).json()
  const again = await post(site, message, key)
  expect(again.status).toBe(202)
  expect(await again.json()).toEqual(first)
  await expectProblem(await post(site, { ...message, remark: 'Other' }, key), 409, words.keyReused)
  const limited = await post(site, message)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectProblem(limited, 429, words.tooMany)
  expect(await mails(site)).toHaveLength(1)
})

test('503 if it cannot be stored, without details of the failure', async () => {
  const site = await openSite()
  await site.services.database.schema.dropTable('mail').execute()
  const response = await post(site, message)
  expect(response.headers.get('retry-after')).toBe('30')
  const body = await expectProblem(response, 503, words.notStored)
  expect(JSON.stringify(body)).not.toMatch(/sql|table|at /i)
})

test('Answer-Before has the promised time, and is missing where no time within working hours keeps the promise', async () => {
  const site = await openSite()
  const promised = async () => (await post(site, message)).headers.get('answer-before')
  expect(await promised()).toBe(language === 'en' ? '2026-11-24T17:00:00.000Z' : '2026-11-24T10:00:00.000Z')
  site.setTime('2026-11-27T22:00:00.000Z')
  expect(await promised()).toBe(language === 'en' ? '2026-11-30T17:00:00.000Z' : null)
})

test('Receipt says whether a copy goes to the sender, on a retry too', async () => {
  const site = await openSite()
  const receipt = async (headers = {}) => (await post(site, message, headers)).headers.get('receipt')
  const key = { 'Idempotency-Key': 'first' }
  expect(await receipt({ 'Fill-Time': '20' })).toBe('no')
  expect(await receipt(key)).toBe('yes')
  for (let sent = 1; sent < mailsPerDay; sent++) expect(await receipt()).toBe('yes')
  expect(await receipt()).toBe('no')
  expect(await receipt(key)).toBe('yes')
  expect(await mails(site)).toHaveLength(mailsPerDay + 2)
})

test('other methods and paths under /api are answered with a problem', async () => {
  const site = await openSite()
  await expectProblem(await site.get('/api/nothing'), 404, words.notFound)
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await createApp(site.services).request(`${own}/api/sendMail`, { method })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    await expectProblem(response, 405, words.otherMethod)
  }
})
