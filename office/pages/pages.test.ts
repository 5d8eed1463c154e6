import { describe, expect, it } from 'vitest'
import { bring } from '../../testing/cms/bring-pages.ts'
import { pageFile } from '../../testing/cms/pages-folder.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openPages } from '../../testing/office/open-pages.ts'

const edit = '/pages/en/windows'

describe.each(engines)('pages on %s', (engine) => {
  it('go from an empty draft to a published page, in Markdown, by plain forms (R17.33)', async () => {
    const office = await openOffice(engine)
    const ann = await office.signedInAs('editor', 'Ann')
    const list = await ann.open('/pages')
    const empty = await (await list.follow('New page')).press('Create draft', { title: '', path: 'Über uns' })
    expect(empty.status).toBe(422)
    expect(empty.text).toContain('Enter a title of at most 500 characters.')
    expect(empty.text).toContain('Use only small letters')
    expect(empty.document.querySelector<HTMLInputElement>('[name=path]')?.value).toBe('Über uns')
    const draft = await empty.press('Create draft', { title: 'Tips', path: '/Tips/Spring/' })
    expect(draft.path).toBe('/pages/en/tips%2Fspring')
    expect((await empty.press('Create draft')).path, 'sent twice').toBe(draft.path)
    const again = await empty.press('Create draft', { title: 'Other tips', path: 'tips/spring' })
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('already a page or question')])
    const saved = await draft.press('Save draft', { format: 'markdown', body: '**Open** the windows\n\n- all' })
    expect(saved.text).toContain('The draft is saved. Visitors don’t see it yet.')
    const row = () => office.services.database.selectFrom('page').selectAll().executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ status: 'draft', content: '' })
    office.pass(1)
    const published = await saved.press('Publish now')
    expect(published.text).toContain('Published. Visitors see it within two seconds.')
    expect(published.document.querySelector('textarea')?.value).toBe('**Open** the windows\n\n- all')
    expect(await row()).toMatchObject({
      status: 'published',
      content: '<p><strong>Open</strong> the windows</p>\n<ul>\n<li>all</li>\n</ul>',
      updatedAt: office.now().toISOString(),
    })
    const change = await office.services.database.selectFrom('change').select('subject').execute()
    expect(change).toContainEqual({ subject: 'page:en:tips/spring' })
    const trail = await (await office.signedInAs('owner')).open('/audit')
    expect(trail.text).toContain('Changed a page of the website')
    const moment = { publishDate: '2026-12-04', publishTime: '08:00' }
    const scheduled = await published.press('Publish at this time', moment)
    const off = await scheduled.press('Take off the website')
    const drafts = await office.services.database.selectFrom('pageDraft').select('publishAt').execute()
    expect(drafts, 'a page that is off the website does not go live by itself').toEqual([{ publishAt: null }])
    expect(off.text).toContain('The page is off the website.')
    expect(await row()).toMatchObject({ status: 'draft' })
    expect((await scheduled.press('Take off the website')).status, 'repeating the request changes nothing').toBe(200)
  })

  it('are found by title, address, language and state, in parts (R17.33)', async () => {
    const office = await openOffice(engine)
    const { ann } = await openPages(office)
    const files = Array.from({ length: 60 }, (_, n) => [`p${n}.md`, pageFile('nl', `p${100 + n}`, 'x')])
    await bring(office.services.database, Object.fromEntries(files))
    const found = async (query: string) => {
      const { document } = await ann.open(`/pages?${query}`)
      return [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))
    }
    expect(await found('q=OF+windo')).toEqual([edit])
    expect(await found('language=en')).toEqual([edit])
    expect(await found('q=%25')).toEqual([])
    const accents = { 'b.md': pageFile('en', 'cleaners', 'x').replace(/^title: .*$/m, 'title: Één schoonmaker') }
    await bring(office.services.database, accents)
    for (const search of ['één', 'ÉÉN']) expect(await found(`q=${encodeURIComponent(search)}`)).toHaveLength(1)
    await office.services.database.deleteFrom('page').where('path', '=', 'cleaners').execute()
    expect(await found('q=%00')).toHaveLength(50)
    expect(await found('state=draft')).toEqual([])
    const rest = await (await ann.open('/pages?language=nl')).follow('Next page')
    expect(rest.document.querySelectorAll('tbody tr')).toHaveLength(10)
    await (await ann.open(edit)).press('Save draft', { body: '<p>Second words</p>' })
    expect(await found('state=changed')).toEqual([edit])
    expect(await found('state=published&language=en')).toEqual([])
  })

  it('refuse what was made from another version, with both texts (R17.34)', async () => {
    const office = await openOffice(engine)
    const { ann, bob, stored } = await openPages(office)
    const first = await ann.open(edit)
    office.pass(10)
    const second = await bob.open(edit)
    expect(first.text).not.toContain('has had this page open')
    expect(second.text).toContain('Ann has had this page open since 11:00.')
    expect((await first.press('Save draft', { body: '<p>Text of Ann</p>' })).text).not.toContain('page open since')
    office.pass(29)
    const refused = await second.press('Publish now', { body: '<p>Text of Bob</p>' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Ann changed this page')
    expect(refused.document.querySelector('del')?.textContent).toBe('Theirs: <p>Text of Ann</p>')
    expect(refused.document.querySelector('ins')?.textContent).toBe('Yours: <p>Text of Bob</p>')
    expect(refused.document.querySelector('textarea')?.value).toBe('<p>Text of Bob</p>')
    expect(await stored()).toMatchObject({ content: '<p>First words</p>' })
    expect(refused.text).toContain('Ann has had this page open since 11:00.')
    office.pass(1)
    expect((await bob.open(edit)).text).not.toContain('page open since')
    expect((await ann.open(edit)).text).toContain('Bob has had this page open since 11:40.')
    const done = await refused.press('Publish now')
    expect(done.text).toContain('Published.')
    expect(await stored()).toMatchObject({ content: '<p>Text of Bob</p>' })
    expect((await ann.open(edit)).text).not.toContain('page open since')
    const gone = await first.press('Save draft', { body: '<p>Late text of Ann</p>' })
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('was published or deleted')])
  })

  it('have earlier versions with their differences, which come back as a draft (R17.35)', async () => {
    const office = await openOffice(engine)
    const { ann, stored } = await openPages(office)
    const published = await (await ann.open(edit)).press('Publish now', { title: 'Panes', body: '<p>Second words</p>' })
    const list = await published.follow('Earlier versions')
    const [link] = [...list.document.querySelectorAll('tbody a')]
    const version = await ann.open(link?.getAttribute('href') ?? '')
    const lines = [...version.document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'That version: Title: Title of windows',
      'Now: Title: Panes',
      'That version: <p>First words</p>',
      'Now: <p>Second words</p>',
    ])
    const draft = await version.press('Restore as a draft')
    expect(draft.document.querySelector('textarea')?.value).toBe('<p>First words</p>')
    expect(await stored()).toMatchObject({ title: 'Panes', content: '<p>Second words</p>' })
    await draft.press('Publish now')
    expect(await stored()).toMatchObject({ title: 'Title of windows', content: '<p>First words</p>' })
  })

  it('go live at a moment, which is set, changed and withdrawn (R17.36)', async () => {
    const office = await openOffice(engine)
    const { ann, stored } = await openPages(office)
    const set = { body: '<p>Words to come</p>', publishDate: '2026-12-04', publishTime: '08:00' }
    const past = await (await ann.open(edit)).press('Publish at this time', { ...set, publishDate: '2026-11-22' })
    expect([past.status, past.text]).toEqual([422, expect.stringContaining('That time has passed.')])
    const night = { publishDate: '2027-03-28', publishTime: '02:30' }
    const skipped = await past.press('Publish at this time', night)
    expect([skipped.status, skipped.text]).toEqual([422, expect.stringContaining('This time doesn’t exist')])
    const untitled = await skipped.press('Save draft', { title: '', newPath: 'panes', publishDate: '2026-12-24' })
    const shown = (name: string) => untitled.document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
    expect([untitled.status, shown('newPath'), shown('publishDate')]).toEqual([422, 'panes', '2026-12-24'])
    const page = await untitled.press('Publish at this time', { ...set, title: 'Title of windows' })
    expect(page.text).toContain('Goes live on Friday 4 December at 08:00.')
    expect(page.document.querySelector<HTMLInputElement>('[name=publishTime]')?.value).toBe('08:00:00')
    expect((await ann.open('/pages?state=scheduled')).text).toContain('Goes live on Friday 4 December at 08:00')
    const twice = await page.press('Publish at this time', { publishDate: '2027-10-31', publishTime: '02:30:05' })
    expect(twice.text).toContain('Goes live on Sunday 31 October 2027 at 02:30:05. The clocks go back that night')
    const withdrawn = await twice.press('Cancel publication')
    expect(withdrawn.text).toContain('Cancelled. The draft stays')
    expect(withdrawn.document.querySelector('textarea')?.value).toBe('<p>Words to come</p>')
    await withdrawn.press('Publish at this time', { ...set, publishDate: '2026-11-23', publishTime: '11:30' })
    const late = await ann.open(edit)
    office.pass(30)
    // It is the page for all readers now, and reading stores nothing.
    expect((await ann.open('/pages?state=published&q=windows')).text).toContain('Title of windows')
    expect((await ann.open('/pages?state=scheduled')).text).not.toContain('Title of windows')
    expect((await ann.open(edit)).document.querySelector('textarea')?.value).toBe('<p>Words to come</p>')
    expect((await ann.open(`${edit}/versions?version=2026-11-21T10:00:00.000Z`)).text).toContain('First words')
    expect(await stored()).toMatchObject({ content: '<p>First words</p>' })
    const refused = await late.press('Cancel publication', { body: '<p>Typed too late</p>' })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('was published or deleted')])
    expect(await stored()).toMatchObject({ content: set.body, updatedAt: '2026-11-23T10:30:00.000Z' })
    expect((await ann.open('/pages?state=published')).text).toContain('Published')
    const rows = await office.services.database.selectFrom('audit').select('details').orderBy('seq').execute()
    const trail = rows.map(({ details }) => JSON.parse(details ?? '{}').after)
    expect(trail.map(({ kind }) => kind)).toEqual(['schedule', 'schedule', 'withdraw', 'schedule'])
    expect(trail[1]).toMatchObject({ publishAt: '2027-10-31T00:30:05.000Z' })
  })

  it('move to another address, with draft and versions, and take along what was typed at the old one (R17.38)', async () => {
    const office = await openOffice(engine)
    const { ann, bob } = await openPages(office)
    await bring(office.services.database, { 'tips.html': pageFile('en', 'tips', '<a href="/windows#a">Windows</a>') })
    const published = await (await ann.open(edit)).press('Publish now', { body: '<p>Second words</p>' })
    const open = await bob.open(edit)
    expect(open.text).toContain('Pages that link to it: /tips.')
    const taken = await published.press('button[value=move]', { newPath: 'privacy', body: '<p>Draft</p>' })
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('already has a fixed page')])
    const moved = await taken.press('button[value=move]', { newPath: '/Panes/' })
    expect([moved.path, moved.text]).toEqual(['/pages/en/panes?done=move', expect.stringContaining('new address')])
    expect(moved.document.querySelector('textarea')?.value).toBe('<p>Draft</p>')
    const late = await open.press('Save draft', { body: '<p>Text of Bob</p>' })
    expect([late.status, late.document.querySelector('textarea')?.value]).toEqual([409, '<p>Text of Bob</p>'])
    expect((await moved.follow('Earlier versions')).document.querySelectorAll('tbody tr')).toHaveLength(1)
    const again = await (await ann.open('/pages/en/windows')).press('button[value=move]', { newPath: 'windows' })
    expect(again.path).toBe('/pages/en/windows?done=move')
    const rows = await office.services.database.selectFrom('pageRedirect').selectAll().execute()
    expect(rows).toEqual([{ language: 'en', path: 'panes', toPath: 'windows' }])
  })

  it('lose no text, whichever of many saves at once comes first (R17.34)', async () => {
    const office = await openOffice(engine)
    const { ann, bob } = await openPages(office)
    const forms = [await ann.open(edit), await bob.open(edit)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => forms[n % 2]?.press('Save draft', { body: `<p>Text ${n}</p>` })),
    )
    const statuses = answers.map((answer) => answer?.status).sort()
    expect(statuses).toEqual([200, ...Array(7).fill(409)])
    for (const [n, answer] of answers.entries())
      expect(answer?.document.querySelector('textarea')?.value).toBe(`<p>Text ${n}</p>`)
  })
})
