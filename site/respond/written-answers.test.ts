import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { companyFacts } from '../../copy/format/company-facts.ts'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { newsPath } from '../../domain/website/news-page.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openSite } from '../../testing/open-site.ts'
import { followChanges } from './followers.ts'

const faq = pathOf('faq', language)

/** Two processes of this site, and an editor at work. */
async function openAll() {
  const url = await migratedDatabaseUrl('sqlite')
  const sites = [await openSite({ DATABASE_URL: url }), await openSite({ DATABASE_URL: url })] as const
  for (const { services } of sites) onTestFinished(await followChanges(services))
  const office = await openOffice('sqlite', url)
  const ann = await office.signedInAs('editor', 'Ann')
  const read = async (path = faq, index = 0) => {
    const response = await (index === 0 ? sites[0] : sites[1]).get(path)
    const document = new JSDOM('').window.document.implementation.createHTMLDocument()
    document.documentElement.innerHTML = await response.text()
    return document
  }
  /** The answers of a page by their anchors, as text. */
  const answersIn = (document: Document) =>
    Object.fromEntries(
      [...document.querySelectorAll('details > [id]')].map(({ id, textContent, previousElementSibling }) => [
        id,
        `${previousElementSibling?.textContent}: ${textContent}`,
      ]),
    )
  const answers = async (index = 0) => answersIn(await read(faq, index))
  const edit = (path: string) => ann.open(`/pages/${language}/${encodeURIComponent(path)}`)
  return { sites, ann, read, answersIn, answers, edit }
}

test('an editor changes, adds, schedules, moves and takes off answers of the FAQ, and news, on every process (R3.9, R10.6)', async () => {
  const { sites, ann, read, answersIn, answers, edit } = await openAll()
  const builtIn = await answers()
  expect(await answers(1)).toEqual(builtIn)
  const form = await edit('faq/visit/pets')
  expect(form.document.querySelector('textarea')?.value).toContain(
    builtInAnswers[language][2]?.questions.at(-1)?.answer[0],
  )
  const unchanged = await form.press('Publish now')
  expect(unchanged.status).toBe(200)
  expect(await sites[0].services.database.selectFrom('page').selectAll().execute()).toEqual([])

  const wrong = await form.press('Save draft', { body: 'Call {phnoe}.' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('There’s no fact phnoe')])
  const typed = {
    title: 'And my cat?',
    body: '## Cats\n\nCall [us: {phone}](/contact) or {phone}, {since}.\n\nFrom {hourlyRate}.<script>x()</script>',
    anyway: true,
  }
  const saved = await wrong.press('Save draft', typed)
  const link = saved.document.querySelector<HTMLAnchorElement>('[href*="/preview?"]')?.href ?? ''
  expect(link).toMatch(/#pets$/)
  const { pathname, search } = new URL(link)
  const preview = await read(pathname + search)
  expect(preview.querySelector('[role=note]')).toBeTruthy()
  expect(await answers()).toEqual(builtIn)
  await (await saved.press('Publish now')).press('Publish now', { anyway: true })
  const created = await (await ann.open(`/pages/new?kind=visit&language=${language}`)).press('Create draft', {
    title: 'Can I watch?',
  })
  expect(created.path).toBe(`/pages/${language}/faq%2Fvisit%2Fcan-i-watch`)
  await created.press('Publish now', { body: 'Yes.' })
  const news = await (await ann.open(`/pages/new?kind=news&language=${language}`)).press('Create draft', {
    title: 'We’re open in Ghent!',
  })
  const newsAddress = newsPath(language, '2026-11-23', 'were-open-in-ghent')
  expect(news.path).toBe(`/pages/${language}/${encodeURIComponent(newsAddress)}`)
  const listed = async (index: number) =>
    (await read(pathOf('media', language), index)).querySelector(`li [href="/${newsAddress}"]`)?.textContent
  expect(await listed(1)).toBeUndefined()
  const current = await news.press('Publish now', { body: '<p>Come in.</p>' })
  await (await edit('faq/changing/free-change')).press('Take off the website')
  const moved = await (await edit('faq/visit/team-late')).press('button[value=move]', { newPath: 'faq/quality/late' })
  expect(moved.text).toContain('has its new address')
  const taken = await moved.press('button[value=move]', { newPath: 'faq/visit/pets' })
  expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('already a page or question')])
  const astray = await moved.press('button[value=move]', { newPath: 'late' })
  expect(astray.text).toContain('Only questions in the FAQ have an address')

  for (const index of [0, 1]) await expect.poll(async () => (await answers(index)).late).toBeDefined()
  const now = await answers(1)
  expect(await listed(1)).toBe('We’re open in Ghent!')
  await current.press('Take off the website')
  expect(now.pets).toContain('And my cat?: Cats')
  expect(now.pets).toContain(`us: ${companyFacts.phone} or ${companyFacts.phone}, {since}.`)
  expect(now.pets).toMatch(/€\s?\d/)
  expect(now.pets).not.toMatch(/hourlyRate|x\(\)/)
  expect(now['can-i-watch']).toBe('Can I watch?: Yes.')
  expect(now).not.toHaveProperty('free-change')
  const beginning = (answer = '') =>
    answer
      .replace(/^.*?:/, '')
      .replaceAll(/[\s\u2060]/g, '')
      .slice(0, 40)
  expect(beginning(now.late)).toBe(beginning(builtIn['team-late']))
  expect(answersIn(preview).pets).toEqual(now.pets)
  const page = await read()
  expect(page.querySelector('#pets a a')).toBeNull()
  expect(page.querySelector('#late #team-late')).toBeTruthy()
  expect(page.querySelectorAll('[id=pets]')).toHaveLength(1)
  const direct = await sites[0].get('/faq/visit/pets')
  expect([direct.status, direct.headers.get('location')]).toEqual([301, `${faq}#pets`])
  expect(await (await sites[0].get('/sitemap.xml')).text()).not.toContain('/faq/visit')

  const list = (await ann.open(`/pages/questions?language=${language}`)).text
  expect(list).toMatch(/And my cat\?Published.*Can I watch\?Published/)
  expect(list).toContain('Built in')
  expect((await ann.open('/pages')).text).not.toContain('And my cat?')
  const moment = { publishDate: '2026-11-23', publishTime: '11:30' }
  await (await edit('faq/visit/can-i-watch')).press('Publish at this time', {
    body: 'From half past eleven.',
    ...moment,
  })
  const versions = await ann.open(`/pages/${language}/faq%2Fvisit%2Fpets/versions`)
  const first = await versions.follow('Built in')
  await (await first.press('Restore as a draft')).press('Publish now')
  await expect.poll(async () => (await answers()).pets).not.toContain('cat?:')
  expect(await listed(0)).toBeUndefined()
  const [site] = sites
  site.setTime('2026-11-23T10:29:59.999Z')
  expect((await answers())['can-i-watch'], 'before its moment').toBe('Can I watch?: Yes.')
  site.setTime('2026-11-23T10:30:00.000Z')
  expect((await answers())['can-i-watch'], 'at its moment (R17.36)').toBe('Can I watch?: From half past eleven.')
  const words = (text = '') => text.replaceAll(/[\s\u00ad\u200b\u2060]/g, '')
  expect(words((await answers()).pets)).toBe(words(builtIn.pets))
})
