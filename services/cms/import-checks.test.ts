import { expect, test } from 'vitest'
import { bring, everything, first, later, origins, said } from '../../testing/cms/bring-pages.ts'
import { folderWith, pageFile, pictureBytes } from '../../testing/cms/pages-folder.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { findPage } from './cms-pages.ts'
import { importPages } from './import-pages.ts'
import { readHistory } from './page-drafts.ts'
import { readPagesFolder } from './read-pages-folder.ts'

test('links must lead to published pages of the same import or of the database', async () => {
  const database = await freshDatabase('sqlite')
  await bring(database, { 'd.md': pageFile('en', 'draft', '', ['status: draft']), 'o.md': pageFile('en', 'old') })
  const hrefs = [
    '#how #why /old /draft /nowhere /new /privacy#data /faq old /missing.pdf https://nl.helderhuis.example/nergens',
    'https://else.example/x https://nl.helderhuis.example/zakelijk /new#part /new#section-part /Old/ javascript:alert(1)',
    'mailto:a@b.example /schoonmaakdiensten //evil.example',
  ]
  const links = hrefs.flatMap((some) => some.split(' ')).map((href) => `<a href="${href}">x</a>`)
  const body = ['<h2 id="how">How</h2>', ...links].join('\n')
  const result = await bring(database, {
    'p.html': pageFile('en', 'page', body),
    'n.html': pageFile('en', 'new', '<h2 id="part">P</h2>'),
  })
  const linksSaid = said(result).filter((line) => line.includes('link'))
  // The body begins on line 6: link n is on line 6 + n.
  expect(linksSaid.toSorted((a, b) => Number(a.split(':')[1]) - Number(b.split(':')[1]))).toEqual([
    'p.html:8: flaw: The link “x” (#why) leads to a heading that this page doesn’t have.',
    'p.html:10: flaw: The link “x” (/draft) leads to a page that isn’t published.',
    'p.html:11: flaw: The link “x” (/nowhere) leads to a page that doesn’t exist.',
    'p.html:14: warning: The link “x” (/faq) redirects to /frequently-asked-questions: use that address.',
    'p.html:15: flaw: The link “x” (old) leads nowhere: links within the website begin with /.',
    'p.html:16: flaw: The link “x” (/missing.pdf) leads to a file that doesn’t exist.',
    'p.html:17: flaw: The link “x” (https://nl.helderhuis.example/nergens) leads to a page that doesn’t exist.',
    'p.html:20: flaw: The link “x” (/new#part) doesn’t reach its heading: write #section- before the name of the heading.',
    'p.html:22: warning: The link “x” (/Old/) redirects to /old: use that address.',
    'p.html:23: flaw: The link javascript:alert(1) is left out: links begin with /, https://, mailto: or tel:.',
    'p.html:25: warning: The link “x” (/schoonmaakdiensten) redirects to /cleaning-services: use that address.',
    'p.html:26: flaw: The link “x” (//evil.example) leads nowhere: links within the website begin with /.',
  ])
})

test('a draft may link to drafts', async () => {
  const database = await freshDatabase('sqlite')
  const result = await bring(database, {
    'a.md': pageFile('en', 'a', '[b](/b)', ['status: draft']),
    'b.md': pageFile('en', 'b', '[a](/a)', ['status: draft']),
  })
  expect(result.done).toBe(true)
})

test('a published page without a published counterpart is a warning, on either site', async () => {
  const database = await freshDatabase('sqlite')
  await bring(database, { 'b.md': pageFile('nl', 'both') })
  const result = await bring(database, {
    'en/both.md': pageFile('en', 'both'),
    'en/one.md': pageFile('en', 'one'),
    'nl/two.md': pageFile('nl', 'two'),
    'en/two.md': pageFile('en', 'two', '', ['status: draft']),
  })
  expect(said(result)).toEqual([
    'en/one.md:3: warning: The Dutch website has no published page that is connected to this one.',
    'nl/two.md:3: warning: The English website has no published page that is connected to this one.',
  ])
  expect(result.done).toBe(true)
})

test('two files of one page, or a file in the folder of the other language, are errors', async () => {
  const database = await freshDatabase('sqlite')
  const result = await bring(database, {
    'en/a.md': pageFile('en', 'a'),
    'en/b.html': pageFile('en', 'a'),
    'nl/c.md': pageFile('en', 'c'),
    'en/notes.txt': 'x',
    'README.md': 'not a page',
    'en/.hidden.md': 'not a page',
  })
  expect(said(result).filter((line) => !line.includes('no published page'))).toEqual([
    'en/notes.txt:1: warning: this is not a page file (.md or .html): left out',
    'nl/c.md:2: error: language is en, but the file is in the folder nl',
    'en/b.html:3: error: duplicate path: en/a.md has the page “a” (en) already',
  ])
})

test('pictures are checked, stored under a name with a digest, and sized in the page', async () => {
  const database = await freshDatabase('sqlite')
  const page = pageFile('en', 'p', '<img src="/pictures/a.png" alt="A">')
  const content = async () => (await findPage(database, { language: 'en', path: 'p' }))?.content
  await bring(database, { 'p.html': page, 'pictures/a.png': await pictureBytes(30, 20) })
  const before = await content()
  expect(before).toMatch(
    /^<img src="\/pictures\/a\.[0-9a-f]{10}\.png" alt="A" width="30" height="20" loading="lazy" \/>$/,
  )
  await bring(database, { 'p.html': page, 'pictures/a.png': await pictureBytes(30, 20, 1) }, later)
  expect(await content()).not.toBe(before)
  expect((await everything(database)).pictures).toHaveLength(2)
  expect((await readHistory(database, { language: 'en', path: 'p' }))[0]?.content).toBe(before)
})

test('a link to a picture imports the picture; a link to a missing one is a flaw', async () => {
  const database = await freshDatabase('sqlite')
  const files = { 'pictures/a.png': await pictureBytes(30, 20) }
  await bring(database, { ...files, 'p.md': pageFile('en', 'p', '[Large](/pictures/a.png)') })
  const content = (await findPage(database, { language: 'en', path: 'p' }))?.content ?? ''
  const [, name] = /^<p><a href="\/pictures\/(a\.[0-9a-f]{10}\.png)">Large<\/a><\/p>$/.exec(content) ?? []
  expect((await everything(database)).pictures).toEqual([expect.objectContaining({ name })])
  const missing = await bring(database, { 'q.md': pageFile('en', 'q', '[None](/pictures/none.png)') })
  expect(said(missing).filter((line) => line.includes('flaw'))).toEqual([
    expect.stringContaining('There’s no picture none.png: it is left out.'),
  ])
})

test.each([
  ['in another encoding', Buffer.from('title: E\xe9n ploeg', 'latin1')],
  ['with a zero byte', Buffer.from('Before\0after')],
])('a file %s is an error, not a garbled page', async (_, bytes) => {
  const database = await freshDatabase('sqlite')
  const result = await bring(database, { 'nl/p.md': Buffer.concat([Buffer.from(pageFile('nl', 'p')), bytes]) })
  expect(said(result)).toEqual(['nl/p.md:1: error: the file is not text in UTF-8: save it as UTF-8'])
  expect(await findPage(database, { language: 'nl', path: 'p' })).toBeUndefined()
})

test('pictures of other sites, missing pictures, other frames and scripts are dropped, and the rest is imported', async () => {
  const database = await freshDatabase('sqlite')
  const body = [
    '<img src="https://else.example/a.jpg" alt="">',
    '<img src="/pictures/none.jpg" alt="">',
    '<img src="local.jpg" alt="">',
    '<img src="/pictures/ok.png">',
    '<iframe src="https://else.example/"></iframe>',
    '<script>alert(1)</script><p onclick="x()" style="color:red">x</p>',
  ].join('\n')
  const result = await bring(database, {
    'p.html': pageFile('en', 'p', body, ['ogImage: /pictures/none.png']),
    'pictures/ok.png': await pictureBytes(3, 2),
    'pictures/vector.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    'pictures/fake.jpg': '<script>alert(1)</script>',
    'pictures/huge.png': Buffer.concat([await pictureBytes(3, 2), Buffer.alloc(1024 * 1024)]),
    'pictures/Upper Case.png': await pictureBytes(3, 2),
  })
  const names = /names of pictures have small letters/
  expect(said(result).filter((line) => !line.includes('no published page'))).toEqual([
    expect.stringMatching(names),
    expect.stringMatching(/^pictures\/fake\.jpg:1: error: the file is no JPEG, PNG, WebP, AVIF or GIF picture/),
    expect.stringMatching(/^pictures\/huge\.png:1: error: the picture is larger than 1 MB/),
    expect.stringMatching(names),
    expect.stringMatching(/^p\.html:7: flaw: The picture https:\/\/else\.example\/a\.jpg is from another website/),
    expect.stringMatching(/^p\.html:9: flaw: The picture “local\.jpg” is left out/),
    expect.stringMatching(/^p\.html:10: warning: The picture \/pictures\/ok\.png has no alternative text/),
    expect.stringMatching(
      /^p\.html:11: flaw: The frame “https:\/\/else\.example\/” is left out: only videos from YouTube/,
    ),
    expect.stringMatching(/^p\.html:12: flaw: <script> can’t stay/),
    expect.stringMatching(/^p\.html:12: flaw: onclick of <p> can’t stay/),
    expect.stringMatching(/^p\.html:12: flaw: style of <p> can’t stay/),
    expect.stringMatching(/^p\.html:8: flaw: There’s no picture none\.jpg/),
    expect.stringMatching(/^p\.html:5: flaw: There’s no picture none\.png/),
  ])
  const { pages, pictures } = await everything(database)
  expect(pictures).toHaveLength(1)
  expect(pages[0]).toMatchObject({ ogImage: '' })
  expect(pages[0]?.content.replace(/\s+/g, ' ')).toMatch(/^<img src="\/pictures\/ok\.[0-9a-f]+\.png"[^>]*> <p>x<\/p>$/)
})

test('a path with capitals or slashes around it is normalised', async () => {
  const database = await freshDatabase('sqlite')
  const result = await bring(database, { 'p.md': pageFile('en', '/Our/Windows/') })
  expect(said(result)).toContain('p.md:3: flaw: the path “/Our/Windows/” becomes “our/windows”')
  expect(await findPage(database, { language: 'en', path: 'our/windows' })).toBeDefined()
})

test('a file with an error is skipped; a strict import changes nothing', async () => {
  const database = await freshDatabase('sqlite')
  await bring(database, { 'w.md': pageFile('en', 'windows') })
  const before = await everything(database)
  const files = {
    'en/windows.md': pageFile('en', 'windows', 'Better words'),
    'en/new.md': pageFile('en', 'new', 'New'),
    'en/wrong.md': pageFile('en', 'wrong', '', ['colour: red']),
  }
  const folder = await readPagesFolder(folderWith(files))
  const strict = await importPages(database, folder, { origins, now: later, strict: true })
  expect(strict.done).toBe(false)
  expect(await everything(database)).toEqual(before)
  const result = await bring(database, files, later)
  expect(said(result).filter((line) => line.includes(': error: '))).toEqual([
    expect.stringMatching(/^en\/wrong\.md:5: error: unknown field “colour”/),
  ])
  expect(result.changes.map(({ after }) => after.path)).toEqual(['new', 'windows'])
})

test('a strict import rejects what a normal one drops', async () => {
  const database = await freshDatabase('sqlite')
  const folder = await readPagesFolder(folderWith({ 'p.html': pageFile('en', 'p', '<a href="javascript:x()">x</a>') }))
  expect((await importPages(database, folder, { origins, now: first, strict: true })).done).toBe(false)
  expect((await importPages(database, folder, { origins, now: first })).done).toBe(true)
  expect((await findPage(database, { language: 'en', path: 'p' }))?.content).toBe('<a>x</a>')
})
