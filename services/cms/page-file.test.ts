import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageIds, pages } from '../../domain/website/pages.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { readPageFile, writePageFile } from './page-file.ts'

/** A page file whose front matter has these lines. */
const file = (lines: readonly string[], body = '') => `---\n${lines.join('\n')}\n---\n${body}`
const good = ['language: en', 'path: our-windows', 'title: Our windows']
const withLine = (line: string) => [...good, line]
const instead = (line: string) => good.map((known) => (known.split(':')[0] === line.split(':')[0] ? line : known))

/** The problems as `line: severity: message`. */
const said = (text: string) =>
  readPageFile(text, 'html').problems.map(({ line, severity, message }) => `${line}: ${severity}: ${message}`)

test('a file with title, path and language is a page; other fields are empty', () => {
  const { page, problems } = readPageFile(file(good, '\n<p>Hello</p>\n'), 'html')
  expect(problems).toEqual([])
  expect(page).toMatchObject({ language: 'en', path: 'our-windows', title: 'Our windows', heading: '', ogImage: '' })
  expect(page?.content.trim()).toBe('<p>Hello</p>')
  expect(page?.status).toBeUndefined()
})

test('a Markdown body becomes HTML; an HTML body stays unchanged, however it is indented', () => {
  const body = '\n## Head\n\n    <p>Four spaces in</p>\n\n- a\n- b\n'
  expect(readPageFile(file(good, body), 'md').page?.content).toMatch(/<h2>Head<\/h2>\s*<pre>.*<ul>\s*<li>a<\/li>/s)
  expect(readPageFile(file(good, body), 'html').page?.content).toBe(body)
})

test('values are plain text: no numbers, dates or booleans', () => {
  const lines = [
    'language: en',
    'path: "2026"',
    'title: 1.10',
    'heading: yes',
    'breadcrumb: 2026-11-21',
    'metaTitle: ~',
  ]
  expect(readPageFile(file(lines), 'html').page).toMatchObject({
    path: '2026',
    title: '1.10',
    heading: 'yes',
    breadcrumb: '2026-11-21',
    metaTitle: '~',
  })
})

test('Windows line ends and a byte order mark are accepted', () => {
  const text = `\uFEFF${file(good, '<p>a</p>\n<p>b</p>\n')}`.replaceAll('\n', '\r\n')
  expect(readPageFile(text, 'html')).toMatchObject({ problems: [], page: { content: '<p>a</p>\n<p>b</p>\n' } })
})

describe('a problem has its line', () => {
  test.each([
    ['no front matter', 'Hello', /^1: error: the file has to begin with front matter/],
    ['front matter without an end', '---\ntitle: x\n', /^1: error: the file has to begin with front matter/],
    [
      'an unknown field',
      file(withLine('metaTitel: x')),
      /^5: error: unknown field “metaTitel”; known are language, path/,
    ],
    ['a missing title', file(good.slice(0, 2)), /^1: error: title is missing/],
    ['an empty title', file(instead('title: ""')), /^4: error: title is missing/],
    ['a missing path', file(['language: en', 'title: x']), /^1: error: path is missing/],
    ['a missing language', file(good.slice(1)), /^1: error: language is missing/],
    ['another language', file(instead('language: fr')), /^2: error: language “fr” has to be en or nl/],
    ['a field given twice', file(withLine('title: again')), /^5: error: .*unique/],
    ['an unquoted colon', file(instead('title: Windows: ours')), /^4: error: .*has to stand in quotes/],
    ['a list', file(withLine('metaKeywords: [a, b]')), /^5: error: metaKeywords has to be one text/],
    ['text that is not front matter', '---\njust words\n---\n', /^2: error: front matter consists of lines/],
    ['several lines', file(withLine('heading: "a\\nb"')), /^5: error: heading has to stand on one line/],
    ['a very long field', file(withLine(`ogTitle: ${'a'.repeat(501)}`)), /^5: error: ogTitle is longer than 500/],
    ['a very long body', file(good, 'a'.repeat(300_001)), /^6: error: the body is longer than 300000/],
    ['a status that is none', file(withLine('status: hidden')), /^5: error: status has to be draft or published/],
    ['a time that is none', file(withLine('updatedAt: 2026-13-41T10:00:00.000Z')), /^5: error: updatedAt has to be/],
    ['an unsafe share picture', file(withLine('ogImage: javascript:alert(1)')), /^5: error: ogImage has to be/],
    ['a cut-off share picture', file(withLine('ogImage: https://')), /^5: error: ogImage has to be/],
    ['a value cut off by #', file(withLine('heading: Room #3')), /^5: warning: heading: what follows # is left out/],
  ])('%s', (_, text, message) => {
    expect(said(text)).toHaveLength(1)
    expect(said(text)[0]).toMatch(message)
  })

  test.each([
    ['/our-windows', /^3: flaw: the path “\/our-windows” becomes “our-windows”/],
    ['our-windows/', /^3: flaw: the path “our-windows\/” becomes “our-windows”/],
    ['Our-Windows', /^3: flaw: the path “Our-Windows” becomes “our-windows”/],
    ['our//windows', /Use only small letters/],
    ['our windows', /Use only small letters/],
    ['../etc', /Use only small letters/],
    ['window.html', /Use only small letters/],
    ['raam-één', /Use only small letters/],
    [`a${'/a'.repeat(100)}`, /at most 200/],
    ['api/pages', /website itself uses/],
    ['assets', /website itself uses/],
    ['pictures/x', /website itself uses/],
    ['healthz', /website itself uses/],
    ['privacy', /already has a fixed page/],
    ['start', /already has a fixed page/],
    ['schoonmaakdiensten', /already leads to \/cleaning-services/],
    ['verhuis-schoonmaak', /already leads to \/cleaning-services\/move-in-out-cleaning/],
  ])('path %s', (path, message) => {
    expect(said(file(instead(`path: ${path}`)))).toEqual([expect.stringMatching(message)])
  })

  test('every address of the page table, in both languages and all short forms', () => {
    const addresses = pageIds.flatMap((id) => [pages[id].en, pages[id].nl, ...(pages[id].shortForms ?? [])])
    for (const address of addresses.filter((path) => path !== undefined && path !== '/')) {
      for (const language of ['en', 'nl']) {
        const lines = [`language: ${language}`, `path: ${address?.slice(1)}`, 'title: x']
        expect(said(file(lines))).toEqual([
          expect.stringMatching(/^3: error: path “.*”: .* (?:has a fixed page|leads to)/),
        ])
      }
    }
  })
})

test('the line of a link is its own, not that of a longer link', () => {
  const body = '<p>x</p>\n<a href="/clean-windows">a</a>\n<a href="/clean">b</a>\n'
  const { source } = readPageFile(file(good, body), 'html')
  expect(source.lineOf('/clean')).toBe(8)
  expect(source.lineOf('/clean-windows')).toBe(7)
  expect(source.lineOf('/absent')).toBe(6)
})

test('every page reads back as the same page from its written file', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: fields hold none of them
  const oneLine = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim())
  const tricky = fc.constantFrom(
    ...['yes', '~', 'null', '1.10', '- a', '# b', 'a: b', '"', "it's"],
    ...'{a} [b] *c &d ---'.split(' '),
  )
  const text = fc.oneof(oneLine, tricky)
  const page: fc.Arbitrary<CmsPageTable> = fc.record({
    language: fc.constantFrom('en' as const, 'nl' as const),
    path: fc.stringMatching(/^[a-z0-9_-]{1,20}(\/[a-z0-9_-]{1,20})?$/).map((path) => `x${path}`),
    title: text.map((title) => title || 'Title'),
    breadcrumb: text,
    heading: text,
    markdown: fc.constant(''),
    content: fc.constantFrom('', '<p>a</p>', '<p>a</p>\n---\n<p>b</p>', '<pre>\n  x\n</pre>'),
    metaTitle: text,
    metaDescription: text,
    metaKeywords: text,
    ogTitle: text,
    ogDescription: text,
    ogImage: fc.constantFrom('', '/pictures/a.0123456789.jpg', 'https://else.example/a b.jpg'),
    status: fc.constantFrom('draft' as const, 'published' as const),
    updatedAt: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString()),
  })
  fc.assert(
    fc.property(page, (written) => {
      const { page: read, problems } = readPageFile(writePageFile(written), 'html')
      expect(problems).toEqual([])
      const status = read?.status ?? 'published'
      expect({ ...read, markdown: '', status, content: read?.content.trim() }).toEqual({
        ...written,
        content: written.content.trim(),
      })
    }),
    { numRuns: 500 },
  )
})
