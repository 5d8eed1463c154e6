import { describe, expect, it, test } from 'vitest'
import { bring } from '../../testing/cms/bring-pages.ts'
import { pageFile } from '../../testing/cms/pages-folder.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openPages } from '../../testing/office/open-pages.ts'

const edit = '/pages/en/windows'

test.each(engines)(
  '%s: pages are connected with their counterpart on the other website, and stay so when they move (R10.7)',
  async (engine) => {
    const office = await openOffice(engine)
    const { ann } = await openPages(office)
    const pages = { 'a.md': pageFile('nl', 'ramen'), 'b.md': pageFile('nl', 'glas'), 'c.md': pageFile('en', 'glass') }
    await bring(office.services.database, pages)
    const pairs = () => office.services.database.selectFrom('pageTwin').selectAll().execute()
    const form = await ann.open(edit)
    const kept = await form.press('button[value=pair]', { twin: 'ramen', body: '<script>x</script><p>Draft</p>' })
    expect([kept.status, kept.document.querySelector('select')?.value]).toEqual([422, 'ramen'])
    const paired = await kept.press('button[value=pair]', { anyway: true })
    expect([paired.path, paired.text]).toEqual(['/pages/en/windows?done=pair', expect.stringContaining('now leads to')])
    expect(paired.document.querySelector('textarea')?.value).toBe('<p>Draft</p>')
    expect(paired.text).not.toContain('that is connected to this one')
    const moved = await paired.press('button[value=move]', { newPath: 'panes' })
    expect(await pairs()).toEqual([{ en: 'panes', nl: 'ramen' }])
    await moved.press('button[value=pair]', { twin: 'glas' })
    expect(await pairs()).toEqual([{ en: 'panes', nl: 'glas' }])
    const other = await ann.open('/pages/nl/glas')
    await other.press('button[value=pair]', { twin: 'glass' })
    expect(await pairs()).toEqual([{ en: 'glass', nl: 'glas' }])
    await (await ann.open('/pages/nl/glas')).press('button[value=pair]', { twin: '' })
    expect(await pairs()).toEqual([])
    expect((await ann.post(edit, { do: 'pair', twin: 'none', title: 'x' })).status).toBe(409)
  },
)

describe('the form of a page', () => {
  it('says what would be left out, keeps what was typed, and goes on only when asked, in the editor’s language (R10.4)', async () => {
    const office = await openOffice()
    const { ann, stored } = await openPages(office)
    const body = '<script>alert(1)</script><p onclick="x()">Hello <a href="/nowhere">there</a></p>'
    const refused = await (await ann.open(edit)).press('Publish now', { body, ogImage: 'x' })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('address of one of our pictures')])
    const flawed = await refused.press('Publish now', { ogImage: '' })
    expect(flawed.status).toBe(422)
    for (const sentence of [
      '<script> can’t stay and is left out.',
      'onclick of <p> can’t stay and is left out.',
      'The link “there” (/nowhere) leads to a page that doesn’t exist.',
    ])
      expect(flawed.text).toContain(sentence)
    expect(flawed.document.querySelector('textarea')?.value).toBe(body)
    expect(await stored()).toMatchObject({ content: '<p>First words</p>' })
    await flawed.press('Publish now', { anyway: true })
    expect(await stored()).toMatchObject({ content: '<p>Hello <a href="/nowhere">there</a></p>' })
    const eva = await office.signedInAs('editor', 'Eva', 'nl')
    const page = await (await eva.open(edit)).press('Concept opslaan', { body: '<img src="https://a.example/b.png">' })
    expect(page.text).toContain('De afbeelding https://a.example/b.png staat op een andere website en valt weg.')
  })

  it('keeps a text with a dead link as the draft, names its words, and publishes it only when asked (R17.33)', async () => {
    const office = await openOffice()
    const { ann, stored } = await openPages(office)
    await bring(office.services.database, { 'tips.md': pageFile('en', 'tips', '<h2 id="glass">Glass</h2>') })
    const body =
      '<p><a href="/none">our <b>prices</b></a>, <a href="/tips#x">x</a>, <a href="/tips#section-glass">y</a></p>'
    const dead = [
      'The link “our prices” (/none) leads to a page that doesn’t exist.',
      'The link “x” (/tips#x) leads to a heading that the other page doesn’t have.',
    ]
    const listed = (page: { document: Document }) => page.document.querySelector('[role=alert]')?.textContent
    const saved = await (await ann.open(edit)).press('Save draft', { body })
    for (const sentence of dead) expect(saved.text).toContain(sentence)
    const changed = `${body}<p>More</p>`
    const kept = await saved.press('Publish now', { body: changed })
    expect([kept.status, listed(kept)]).toEqual([
      422,
      `The draft is saved but not published yet: please check this${dead.join('')}`,
    ])
    const again = await kept.press('Publish now')
    expect(again.status).toBe(422)
    expect((await ann.open(edit)).document.querySelector('textarea')?.value).toBe(changed)
    expect(await office.services.database.selectFrom('audit').select('seq').execute()).toHaveLength(2)
    expect(await stored()).toMatchObject({ content: '<p>First words</p>' })
    await again.press('Publish now', { anyway: true })
    expect(await stored()).toMatchObject({ content: changed })
  })

  it('takes the longest page, and sending it twice changes nothing more', async () => {
    const office = await openOffice()
    const { ann } = await openPages(office)
    const body = `<p>${'é<b>x</b> '.repeat(29_000)}</p>`
    const form = await ann.open(edit)
    expect((await form.press('Save draft', { body })).status).toBe(200)
    expect((await form.press('Save draft', { body })).status).toBe(200)
    const entries = await office.services.database.selectFrom('audit').select('seq').execute()
    expect(entries).toHaveLength(1)
    const long = await form.press('Save draft', { body: 'x'.repeat(300_001) })
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('at most 300,000 characters')])
  })
})
