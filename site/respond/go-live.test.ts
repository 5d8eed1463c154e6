import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { claimTyped } from '../../services/cms/preview-links.ts'
import { beginSession, digestOf } from '../../services/people/sessions.ts'
import { engines, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openSite } from '../../testing/open-site.ts'
import { followChanges } from './followers.ts'

/** Two processes of this site and an office on one database. */
async function openAll(engine: (typeof engines)[number], environment: Record<string, string> = {}) {
  const url = await migratedDatabaseUrl(engine)
  const sites = [
    await openSite({ DATABASE_URL: url, ...environment }),
    await openSite({ DATABASE_URL: url, ...environment }),
  ] as const
  for (const { services } of sites) onTestFinished(await followChanges(services))
  const office = await openOffice(engine, url)
  const ann = await office.signedInAs('editor', 'Ann')
  const answers = (path: string) =>
    Promise.all(
      sites.map(async ({ get }) => {
        const answer = await get(path)
        return answer.status === 200 ? /First words|Words to come/.exec(await answer.text())?.[0] : answer.status
      }),
    )
  let told = 0
  /** Waits until both processes have followed all changes so far. */
  async function follow() {
    told += 1
    // Known to be missing, so that it shows only once its change is followed.
    await answers(`/told-${told}`)
    await sites[0].publish({ path: `told-${told}`, title: 'First words' })
    await expect.poll(() => answers(`/told-${told}`)).toEqual(['First words', 'First words'])
  }
  function setTime(iso: string) {
    for (const site of sites) site.setTime(iso)
  }
  return { sites, office, ann, answers, follow, setTime }
}

/** The part of a page between header and footer, without the note that it is a preview. */
function contentIn(html: string) {
  const { document } = new JSDOM(html).window
  const note = document.querySelector('[role=note]')
  note?.remove()
  return { note: note?.textContent, content: document.querySelector('main')?.innerHTML, title: document.title }
}

const typed = { body: 'Words to come', publishDate: '2026-12-04', publishTime: '08:00:30' }

test.each(engines)(
  '%s: a page goes live at its moment on every process, and not once it is withdrawn (R17.36)',
  async (engine) => {
    const { sites, ann, answers, follow, setTime } = await openAll(engine)
    await sites[0].publish({ path: 'changed', title: 'Changed', content: '<p>First words</p>' })
    for (const path of ['new', 'withdrawn'])
      await (await ann.open('/pages/new')).press('Create draft', { title: path, path, language })
    const all = async () => [await answers('/new'), await answers('/changed'), await answers('/withdrawn')]
    const before = [
      [302, 302],
      ['First words', 'First words'],
      [302, 302],
    ]
    expect(await all()).toEqual(before)
    for (const path of ['new', 'changed', 'withdrawn'])
      await (await ann.open(`/pages/${language}/${path}`)).press('Publish at this time', typed)
    await follow()
    setTime('2026-12-04T07:00:29.999Z')
    expect(await all()).toEqual(before)
    const sitemap = async () => (await sites[1].get('/sitemap.xml')).text()
    expect(await sitemap()).not.toContain('/new</loc>')
    await (await ann.open(`/pages/${language}/withdrawn`)).press('Cancel publication')
    setTime('2026-12-04T07:00:30.000Z')
    const after = [
      ['Words to come', 'Words to come'],
      ['Words to come', 'Words to come'],
      [302, 302],
    ]
    expect(await all()).toEqual(after)
    expect(await sitemap()).toMatch(/\/new<\/loc>\s*<lastmod>2026-12-04T07:00:30.000Z/)
    // The office stores as the page what visitors see already, and they see no difference.
    await ann.open('/pages')
    await follow()
    expect(await all()).toEqual(after)
  },
)

test('the language switch knows from its moment on that the other site has the page, too', async () => {
  const { sites, ann, follow, setTime } = await openAll('sqlite')
  await sites[0].publish({ path: 'a', title: 'A' })
  await (await ann.open('/pages/new')).press('Create draft', {
    title: 'A',
    path: 'a',
    language: otherLanguage(language),
  })
  await (await ann.open(`/pages/${otherLanguage(language)}/a`)).press('Publish at this time', typed)
  await follow()
  const other = otherLanguage(language)
  const origin = sites[0].services.settings.origin[other]
  const hasSwitch = async () =>
    (await (await sites[1].get('/a')).text()).includes(`hrefLang="${other}" href="${origin}/a"`)
  expect(await hasSwitch()).toBe(false)
  setTime('2026-12-04T07:00:30.000Z')
  expect(await hasSwitch()).toBe(true)
})

test('a draft is previewed in the real page by a signed link that ends, and shows exactly what is then published (R17.37)', async () => {
  const { sites, office, ann, follow, setTime } = await openAll('sqlite', { GA_MEASUREMENT_ID: 'G-TEST123456' })
  const [site] = sites
  await site.publish({ path: 'windows', title: 'Windows', content: '<p>First words</p>' })
  const draft = await (await ann.open(`/pages/${language}/windows`)).press('Save draft', {
    heading: 'Our windows',
    body: '<h2 id="how">How</h2><p onclick="x()">Words <b>to come</b></p><table><tr><td>1</td></tr></table><script>x()</script>',
  })
  expect(draft.status).toBe(422)
  const saved = await draft.press('Save draft', { anyway: true })
  const link = new URL(saved.document.querySelector<HTMLAnchorElement>('[href*="/preview?"]')?.href ?? '')
  expect(link.origin).toBe(office.services.settings.origin[language])
  const address = link.pathname + link.search
  const preview = await site.get(address)
  const html = await preview.text()
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.not.stringContaining('google'),
  })
  const policy = preview.headers.get('content-security-policy')
  expect(policy, 'beside the text in the office').toContain('frame-ancestors http://localhost:3004;')
  expect(saved.document.querySelector('iframe')?.src).toBe(link.href)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toMatch(/G-TEST|consent/)
  expect(await (await site.get('/windows')).text()).toContain('First words')
  const forged = [
    address.replace('signature=', 'signature=x'),
    address.replace('path=windows', 'path=other'),
    address.replace(/until=\d/, 'until=9'),
    '/preview',
  ]
  for (const href of forged) expect((await site.get(href)).status).toBe(404)
  setTime('2026-11-23T18:00:00.000Z')
  expect((await site.get(address)).status).toBe(404)
  setTime('2026-11-23T17:59:59.999Z')
  expect((await site.get(address)).status).toBe(200)
  await saved.press('Publish now')
  await follow()
  const shown = contentIn(html)
  expect(shown.note).toMatch(language === 'en' ? 'This is a preview' : 'Dit is een voorvertoning')
  const { note, ...published } = contentIn(await (await site.get('/windows')).text())
  expect(note).toBeUndefined()
  expect(published).toEqual({ content: shown.content, title: shown.title })
  const ended = await site.get(address)
  expect([ended.status, await ended.text()]).toEqual([404, expect.stringMatching(/or discarded|of gewist/)])
})

/** A page with a draft, as its editor has it open: with the claim of the form, and the link. */
async function openDraft() {
  const { sites, ann, ...rest } = await openAll('sqlite')
  const [site] = sites
  for (const path of ['windows', 'doors']) await site.publish({ path, title: path })
  const saved = await (await ann.open(`/pages/${language}/windows`)).press('Save draft', { body: '<p>Saved</p>' })
  const claim = saved.document.querySelector<HTMLInputElement>('[name=claim]')?.value ?? ''
  const link = new URL(saved.document.querySelector<HTMLAnchorElement>('[href*="/preview?"]')?.href ?? '')
  return { ...rest, ann, site, database: site.services.database, claim, link }
}

test('what an editor types is shown in the real page as it would be stored, and stores nothing (R17.37)', async () => {
  const { database, site, claim } = await openDraft()
  const kept = ['page', 'pageDraft', 'pageVersion', 'change'] as const
  const tables = () => Promise.all(kept.map((name) => database.selectFrom(name).selectAll().execute()))
  const before = await tables()
  const form = { title: 'Panes', claim }
  const show = (fields: Record<string, string>) => site.post('/preview?path=windows', { ...form, ...fields })
  const shown = await show({ format: 'markdown', body: '## How\n\nWords **to come** <script>x()</script>' })
  expect(Object.fromEntries(shown.headers)).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3004;')
  const { note, content } = contentIn(await shown.text())
  expect(note).toContain(language === 'en' ? '<script> can’t stay' : '<script> kan niet blijven')
  expect(content).toMatch(/<h1>Panes<\/h1>.*<h2>How<\/h2>\n<p>Words <strong>to come<\/strong> <\/p>/s)
  const refused = await show({ title: '', body: 'x'.repeat(300_001) })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(/500 .*\n.*300[,.]000 /)])
  expect((await show({ body: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  expect(await tables()).toEqual(before)
})

test('a preview shows typed text only for the page that its claim names, while the editor is signed in (R17.37)', async () => {
  const { database, site, office, ann, setTime, claim, link } = await openDraft()
  const [until = '', session = '', signature = ''] = claim.split('.')
  const ofLink = `${link.searchParams.get('until')}.${session}.${link.searchParams.get('signature')}`
  const statusOf = async (given: string, path = 'windows') =>
    (await site.post(`/preview?path=${path}`, { title: 'Typed', claim: given })).status
  const crew = await office.addPerson('crew')
  const digest = digestOf(await beginSession(database, crew, '', office.now()))
  const { id } = await database
    .selectFrom('session')
    .select('id')
    .where('personId', '=', crew)
    .executeTakeFirstOrThrow()
  const ofCrew = claimTyped({ id, digest }, { language, path: 'windows' }, office.now())
  for (const forged of [ofLink, ofCrew, '', '\0', `9${claim}`, `${claim}x`, `${until}..${signature}`])
    expect(await statusOf(forged), forged).toBe(404)
  expect(await statusOf(claim, 'doors')).toBe(404)
  expect((await site.get(`/preview?path=windows&until=${until}&signature=${signature}`)).status).toBe(404)
  setTime('2026-11-23T17:59:59.999Z')
  expect(await statusOf(claim)).toBe(200)
  setTime('2026-11-23T18:00:00.000Z')
  expect(await statusOf(claim)).toBe(404)
  setTime('2026-11-23T17:00:00.000Z')
  await ann.post('/sign-out')
  expect(await statusOf(claim)).toBe(404)
})

test('a former address redirects in one step to where the page is, until another page is there or it is taken off (R17.38)', async () => {
  const { sites, ann, follow } = await openAll('sqlite')
  const [site] = sites
  await site.publish({ path: 'a', title: 'First words', content: '<p>See <a href="/a">A</a></p>' })
  const answer = async (path: string) => {
    const { status, headers } = await site.get(path)
    return `${status} ${headers.get('location') ?? ''} ${headers.get('cache-control')}`
  }
  const move = async (from: string, newPath: string) =>
    (await ann.open(`/pages/${language}/${from}`)).press('button[value=move]', { newPath })
  await move('a', 'b')
  const moved = await move('b', 'c/d')
  expect(moved.text).toContain('The link “A” (/a) redirects to /c/d: use that address.')
  await follow()
  expect(await answer('/a?from=mail')).toBe('301 /c/d?from=mail no-store')
  expect(await answer('/b')).toBe('301 /c/d no-store')
  expect(await answer('/c/d')).toMatch(/^200/)
  const sitemap = await (await site.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/c/d</loc>')
  expect(sitemap).not.toMatch(/\/[ab]<\/loc>/)
  const other = await (await ann.open('/pages/new')).press('Create draft', {
    title: 'First words',
    path: 'a',
    language,
  })
  await other.press('Publish now')
  await (await ann.open(`/pages/${language}/c%2Fd`)).press('Take off the website')
  await follow()
  expect(await answer('/a')).toMatch(/^200/)
  expect(await answer('/b')).toBe('302 /#not-found no-store')
  await (await ann.open(`/pages/${language}/c%2Fd`)).press('Publish now')
  await follow()
  expect(await answer('/b')).toBe('301 /c/d no-store')
})
