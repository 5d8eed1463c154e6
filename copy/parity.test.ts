import { describe, expect, it } from 'vitest'
import { placeholdersOf } from './fill.ts'
import { handoverFields, handoverGroups } from './handover-rows.ts'

/** A string of a copy file with the way to it, such as `faq.topics.0.heading`. */
interface Leaf {
  path: string
  /** The last name on the way: `heading`; for an entry of an array, its index. */
  key: string
  text: string
}

type Language = 'en' | 'nl'

type Files<Content> = Record<string, Content>

/** The files by their names in both languages, without the one that only brings the office's together. */
const byName = <Content>(found: Files<Content>): Files<Content> =>
  Object.fromEntries(
    Object.entries(found)
      .map(([path, content]) => [path.replace(/^\.\/(office\/)?(?:en|nl)\//, '$1'), content] as const)
      .filter(([name]) => name !== 'office/all-office-words.ts'),
  )

const copy: Record<Language, Files<Record<string, unknown>>> = {
  en: byName(import.meta.glob<Record<string, unknown>>(['./en/**/*.ts', './office/en/*.ts'], { eager: true })),
  nl: byName(import.meta.glob<Record<string, unknown>>(['./nl/**/*.ts', './office/nl/*.ts'], { eager: true })),
}
const sources = byName(
  import.meta.glob<string>(['./en/**/*.ts', './office/en/*.ts'], { eager: true, query: '?raw', import: 'default' }),
)

const files = Object.keys(copy.en)

/** Names that code reads, not people: they have to be the same in both languages. */
const codeKeys = ['id', 'page', 'anchor']

/** Says itself which language it is. */
const languageFile = 'language.ts'

/** Rows that both sites show in both languages on purpose. */
const bilingual = new Set([handoverGroups, handoverFields].flatMap((rows) => leavesOf(rows).map(({ text }) => text)))

/** Texts that are alike in English and Dutch: names, and words that Dutch has borrowed. */
const sameInBoth = new Set([
  'In HTML',
  'In Markdown',
  '{name}, {kilobytes} kB',
  '{name}, {width} × {height} pixels, {kilobytes} kB',
  'Begin',
  'Checklist',
  'Contact',
  'Disclaimer',
  'Document',
  'E-mail',
  'Status',
  'UBL (Peppol)',
  '{minutes} min',
  'English',
  'Helderhuis',
  'Helderhuis Hengelo',
  'Helderhuis in Hengelo',
  'Home',
  'Media',
  'Menu',
  'Nederlands',
  'Planner',
  'Planning',
  'Start',
  'Team',
  'Teams',
  'Toilet',
  'Website',
  'Week {week}',
  '_ga, _ga_…',
])

/** Lists of places, most of which have one name in both languages. */
const isPlace = (path: string) =>
  /^(regionNames|belgianRegions|dutchRegions|localBranch\.districts\.items|localBranch\.nearby\.items)\./.test(path)
const isAddress = (text: string) => /^https:\/\/[\w.-]+\/?$/.test(text)
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, key: path.split('.').at(-1) ?? '', text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, path ? `${path}.${key}` : key))
}

/** The shape of a value with every string, number and boolean replaced by its type. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shapeOf(entry)]))
}

const copyOf = (language: Language, file: string): Record<string, unknown> => ({ ...copy[language][file] })

const pairsOf = (file: string): { path: string; key: string; en: string; nl: string }[] => {
  const dutch = new Map(leavesOf(copyOf('nl', file)).map(({ path, text }) => [path, text]))
  return leavesOf(copyOf('en', file)).map(({ path, key, text }) => ({ path, key, en: text, nl: dutch.get(path) ?? '' }))
}

it('both languages have the same files', () => {
  expect(Object.keys(copy.nl)).toEqual(files)
  expect(files.length).toBeGreaterThan(30)
})

describe.each(files)('%s', (file) => {
  it('has the same names, lists of the same length and the same types in both languages', () => {
    expect(shapeOf(copyOf('nl', file))).toEqual(shapeOf(copyOf('en', file)))
  })

  it('has the same anchors and linked pages', () => {
    const coded = pairsOf(file).filter(({ key }) => codeKeys.includes(key))
    // Contact is a page of the Dutch site only; its English counterpart is customer service.
    const counterpart = (page: string) => (page === 'contact' ? 'customer-service' : page)
    for (const { path, en, nl } of coded) expect(counterpart(nl), path).toBe(counterpart(en))
  })

  it('has the same placeholders in every sentence', () => {
    for (const { path, en, nl } of pairsOf(file)) {
      expect(placeholdersOf(nl).sort(), path).toEqual(placeholdersOf(en).sort())
    }
  })

  it('has no untranslated sentence', () => {
    // The one file that says which language it is.
    const pairs = file === languageFile ? [] : pairsOf(file)
    const untranslated = pairs.filter(
      ({ path, key, en, nl }) =>
        en === nl &&
        hasWords(en) &&
        !codeKeys.includes(key) &&
        !sameInBoth.has(en) &&
        !isPlace(path) &&
        !bilingual.has(en) &&
        !isAddress(en) &&
        !isDate(en),
    )
    expect(untranslated).toEqual([])
  })

  it.each(['en', 'nl'] as const)('uses typographic quotes, dashes and spaces in %s', (language) => {
    for (const { path, text } of leavesOf(copyOf(language, file))) {
      expect(text, path).not.toMatch(/ {2}|^\s|\s$|\n/)
      expect(text, `${path}: typographic quotes ’ “ ”`).not.toMatch(/['"`´]/)
      expect(text, `${path}: an ellipsis is one sign`).not.toContain('...')
      expect(text, path).not.toMatch(/lorem|ipsum|todo|tbd|coming soon|binnenkort beschikbaar/i)
      expect(text, path).not.toBe('')
    }
  })

  it('documents its placeholders at its top', () => {
    const comments = (sources[file]?.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g) ?? []).join('\n')
    const used = leavesOf(copyOf('en', file)).flatMap(({ text }) => placeholdersOf(text))
    const written = ['promise', 'unconfirmed']
    const missing = [...new Set(used)].filter((name) => !comments.includes(`{${name}}`) && !written.includes(name))
    const importsFaq = file === 'faq/faq.ts'
    expect(importsFaq ? [] : missing).toEqual([])
  })

  it.each(['en', 'nl'] as const)('has metadata that fits a search result, in %s', (language) => {
    const leaves = leavesOf(copyOf(language, file))
    for (const { path, text } of leaves.filter(({ key }) => key === 'metaTitle')) {
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(60)
    }
    // The page of a fault, the page that answers a form, and what the office calls these fields are in no search
    // result.
    const unlisted = ['errors.ts', 'start-page.ts', 'office/pages.ts']
    for (const { path, text } of leaves.filter(({ key }) => key === 'metaDescription' && !unlisted.includes(file))) {
      expect(text.length, `${path} is too short: ${text}`).toBeGreaterThanOrEqual(120)
      expect(text.length, `${path} is too long: ${text}`).toBeLessThanOrEqual(160)
    }
  })
})

it.each(['en', 'nl'] as const)('no two pages share a title or description in %s', (language) => {
  const leaves = files.flatMap((file) => leavesOf(copyOf(language, file)))
  for (const key of ['metaTitle', 'metaDescription']) {
    const texts = leaves.filter((leaf) => leaf.key === key).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(20)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

it('anchors are unique within each list', () => {
  const check = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      const ids = value.flatMap((entry: { id?: unknown } | null) => (entry?.id ? [entry.id] : []))
      expect(new Set(ids).size, path).toBe(ids.length)
    }
    for (const [key, entry] of Object.entries(value)) check(entry, `${path}.${key}`)
  }
  for (const file of files) check(copyOf('en', file), file)
})
