import { expect, it } from 'vitest'
import { openOffice } from '../../testing/office/open-office.ts'

it('gives everybody the same page, kept out of no cache of their phone, with a policy for its worker and photos (R20.2)', async () => {
  const office = await openOffice()
  const crew = await office.signedIn(await office.addCrew('Carl', 'nl'))
  const pages = await Promise.all([crew, office.browser()].map((browser) => browser.get('/crew')))
  const [signedIn, signedOut] = await Promise.all(pages.map((page) => page.text()))
  expect(signedIn).toBe(signedOut)
  expect(signedIn).not.toContain('Carl')
  const texts = ['<main id="crew">', '<noscript>', 'lang="nl"', 'lang="en"', 'href="/planning/day"', '/assets/crew.js']
  for (const text of texts) expect(signedIn).toContain(text)
  const sources = ["img-src 'self' data: blob:", 'trusted-types crew', "worker-src 'self'", "manifest-src 'self'"]
  for (const { status, headers } of pages) {
    expect(status).toBe(200)
    expect(headers.get('crew-build')).toMatch(/^[\da-f]{12}$/)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('set-cookie')).toBeNull()
    const policy = headers.get('content-security-policy')
    for (const source of sources) expect(policy).toContain(`${source};`.replace(/^(manifest-src.*);$/, '$1'))
  }
  const daySheets = await crew.get('/planning/day')
  expect(await daySheets.text(), 'where a crew begins').toContain('href="/crew"')
  const others = daySheets.headers.get('content-security-policy')
  for (const source of ['blob:', 'trusted-types crew', 'worker-src']) expect(others).not.toContain(source)
})

it('installs as an app of the company that opens there', async () => {
  const manifest = await (await openOffice()).browser().get('/crew/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ scope: '/crew', start_url: '/crew', display: 'standalone' })
})

it('gives phones a worker with the files of this build, or with CREW_WORKER=off one that removes itself (R20.12)', async () => {
  const office = await openOffice()
  const browser = office.browser()
  const build = (await browser.get('/crew')).headers.get('crew-build')
  const worker = await browser.get('/crew/worker.js')
  expect(worker.headers.get('service-worker-allowed')).toBe('/crew')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await worker.text()).toBe(
    `self.crewBuild="${build}";self.crewFiles=["/crew","/assets/crew.js","/assets/crew.css","/assets/font.woff2"];\n/* keeps the page */`,
  )
  office.services.settings.crewWorker = false
  const retired = await browser.get('/crew/worker.js')
  expect(await retired.text()).toBe('/* removes itself */')
  expect(retired.headers.get('service-worker-allowed')).toBe('/crew')
  office.services.settings.crewWorker = true
  office.services.assets.crew.files = ['/assets/other.js']
  expect((await browser.get('/crew')).headers.get('crew-build'), 'another build').not.toBe(build)
})

it('clears no storage of a phone, also when someone signs out: what has not been sent stays (R20.12)', async () => {
  const office = await openOffice()
  const crew = await office.signedIn(await office.addCrew('Carl'))
  const answers = [await crew.get('/crew'), await crew.get('/crew/visits'), await crew.post('/sign-out')]
  expect(answers.map(({ headers }) => headers.get('clear-site-data'))).toEqual([null, null, '"cache"'])
})
