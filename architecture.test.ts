import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a room or folder may import beside itself, and why nothing else. `packages` are all of npm and Node. */
interface Place {
  may: readonly string[]
  why: string
}

/** The rooms, lowest first: each may import only those before it. */
const rooms: Record<string, Place> = {
  domain: {
    may: ['valibot'],
    why: 'domain/ is what is true: pure rules that run anywhere and do not know how they are said, shown or stored.',
  },
  copy: {
    may: ['domain'],
    why: 'copy/ is what is said: words only. It may name types of domain/, but does not know where a word is shown.',
  },
  ui: {
    may: ['copy', 'domain', 'react', 'react-dom'],
    why: 'ui/ is what all apps are drawn with: it knows no page, and also runs in the browser, without server and Node.',
  },
  site: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom', 'schema-dts'],
    why: 'site/ is what is shown: it also runs in the browser, without server and Node. Pass the data in as props.',
  },
  order: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom'],
    why: 'order/ is the ordering site as it is shown: it knows neither server nor website. Pass addresses and data in as props.',
  },
  office: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom', '@simplewebauthn'],
    why: 'office/ is the office as it is shown: it knows neither server nor website. Pass the data in as props.',
  },
  artwork: {
    may: ['site', 'ui', 'copy', 'domain', 'packages'],
    why: 'artwork/ draws pictures before anybody asks for them: it does not know what answers.',
  },
  server: {
    may: ['site', 'order', 'office', 'ui', 'copy', 'domain', 'packages'],
    why: 'server/ is what answers: it runs without artwork/, which draws beforehand, and without its tests.',
  },
  testing: {
    may: ['server', 'site', 'order', 'office', 'ui', 'copy', 'domain', 'packages'],
    why: 'testing/ is what tests of all kinds share: it knows none of them.',
  },
}

/** The folders of server/ and the files beside them, lowest first: each may import only those before it. */
const serverFolders: Record<string, Place> = {
  http: { may: [], why: 'http/ answers requests of any site: it knows nothing of cleaning. Pass in what it needs.' },
  'escape-markup': { may: [], why: 'escape-markup.ts is a function of text.' },
  assets: { may: [], why: 'assets.ts reads what the build wrote, of any site.' },
  database: { may: [], why: 'database/ stores rows: it does not know what they are for.' },
  outbox: { may: ['database'], why: 'outbox/ delivers mail: it does not know what a mail says.' },
  scheduling: { may: ['database'], why: 'scheduling/ gives out capacity: it does not know what is ordered.' },
  contact: { may: ['outbox', 'database', 'http', 'escape-markup'], why: 'contact/ takes messages and mails them.' },
  cms: { may: ['database'], why: 'cms/ stores pages: it does not know how they are served.' },
  reviews: { may: ['database'], why: 'reviews/ stores reviews: it does not know where they are shown.' },
  estimates: { may: ['http'], why: 'estimates/ answers from a tariff file, without the database and the website.' },
  orders: {
    may: ['contact', 'estimates', 'scheduling', 'outbox', 'database', 'http'],
    why: 'orders/ places and changes orders: it does not know which pages or programs ask.',
  },
  reports: { may: ['http'], why: 'reports/ logs what browsers report, whatever they show.' },
  config: { may: ['estimates', 'reviews'], why: 'config.ts reads settings, and asks the features about theirs.' },
  website: {
    may: ['assets', 'config', 'cms', 'reviews', 'estimates', 'contact', 'outbox', 'database', 'http'],
    why: 'website/ shows pages made of the features below it, and gets its services as parameters.',
  },
  ordering: {
    may: ['assets', 'config', 'orders', 'reports', 'estimates', 'http'],
    why: 'ordering/ shows the ordering site: it asks orders/, and does not know the website and the database.',
  },
  discovery: {
    may: ['website', 'config', 'cms', 'database', 'http', 'escape-markup'],
    why: 'discovery/ tells machines about the pages of website/.',
  },
  office: {
    may: ['website', 'orders', 'reviews', 'config', 'estimates', 'scheduling', 'contact', 'outbox', 'database', 'http'],
    why: 'office/ answers the people of the company: it uses what the sites use, and none of them knows it.',
  },
  'content-report': { may: ['config', 'cms', 'reviews', 'database'], why: 'content-report/ reads what people wrote.' },
  backup: { may: ['database'], why: 'backup/ copies rows, whatever they are for.' },
  seed: { may: ['contact', 'orders', 'scheduling', 'cms', 'reviews', 'database'], why: 'seed/ fills a new database.' },
  'purge-regularly': {
    may: ['orders', 'outbox', 'database'],
    why: 'purge-regularly.ts deletes personal data when their time is over.',
  },
  services: {
    may: ['assets', 'config', 'website', 'reports', 'orders', 'estimates', 'contact', 'outbox', 'database', 'http'],
    why: 'services.ts wires the features; it does not know what they answer.',
  },
  app: {
    may: ['services', 'website', 'discovery', 'reports', 'estimates', 'contact', 'http'],
    why: 'app.ts is the site as a function from request to response: it knows no process and no database.',
  },
  'run-process': {
    may: ['config', 'estimates', 'database', 'http'],
    why: 'run-process.ts is what every process of ours does, whatever it serves.',
  },
  'office-main': {
    may: ['office', 'run-process', 'config', 'database', 'http'],
    why: 'office-main.ts is the process of the office: it runs without the sites.',
  },
  main: {
    may: [
      ...['run-process', 'app', 'services', 'config', 'discovery', 'website', 'ordering', 'reviews', 'estimates'],
      ...['purge-regularly', 'scheduling', 'outbox', 'database', 'http'],
    ],
    why: 'main.ts is the process of one language.',
  },
  commands: {
    may: [
      ...[
        'app',
        'ordering',
        'office',
        'services',
        'config',
        'seed',
        'backup',
        'content-report',
        'reviews',
        'cms',
        'outbox',
        'database',
      ],
      ...['orders', 'scheduling', 'estimates', 'escape-markup'],
    ],
    why: 'commands/ are programs beside the server.',
  },
}

/** Commands that run tests use what these share. */
const testCommands = /^server\/commands\/(?:soak|test|test-tools|run-check|prove-bookings)\.ts$/

/** The path that an import names, from the root of the repository; `packages/…` outside of it. */
function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith('#copy/')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(file, '..', specifier) : `packages/${specifier}`
}

/** Why a file may not import something; undefined if it may. */
function complaint(file: string, specifier: string): string | undefined {
  const path = pathOf(file, specifier)
  const [[room = '', folder = ''], [toRoom = '', toFolder = '']] = [file, path].map((name) =>
    name.split('/').map((part) => part.replace(/\.ts$/, '')),
  ) as [string[], string[]]
  if (room !== 'copy' && /^copy\/(?:en|nl)\//.test(path))
    return 'Import words as #copy/…: the build decides which language that is, and a bundle or process carries one only.'
  if (room === 'office' && specifier.startsWith('#copy/'))
    return 'Words of the office come from useOffice(): each person chooses a language when it runs.'
  if (room === 'server' && toRoom === 'server' && folder !== toFolder) {
    const place = serverFolders[folder]
    if (!place) return `Give server/${folder} a line in the table of architecture.test.ts.`
    return place.may.includes(toFolder) ? undefined : place.why
  }
  if (room === toRoom || (toRoom === 'testing' && testCommands.test(file))) return undefined
  const { may = [toRoom], why } = rooms[room] ?? {}
  return may.includes(toRoom) || (toRoom === 'packages' && may.includes(toFolder)) ? undefined : why
}

interface Import {
  specifier: string
  isType: boolean
}

const importStatement =
  /^(?:import|export)( type)?\b[^;]*? from '([^'\n]+)'$|^import '([^'\n]+)'$|\bimport\('([^'\n]+)'\)/gm

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(importStatement)].map(([, type, ...specifiers]) => ({
    specifier: specifiers.find(Boolean) ?? '',
    isType: type !== undefined,
  }))

const files = globSync(`{${Object.keys(rooms).join()}}/**/*.{ts,tsx,mjs}`).filter((file) => !/\.test\.tsx?$/.test(file))
const imports = new Map(files.map((file) => [file, importsOf(file)]))

/** The files by which `from` imports `target` in the end, through imports that `follows` accepts; undefined if it does not. */
function wayTo(target: string, from: string, follows: (imported: Import) => boolean): string[] | undefined {
  const seen = new Set<string>()
  function walk(file: string): string[] | undefined {
    for (const imported of imports.get(file)?.filter(follows) ?? []) {
      const next = pathOf(file, imported.specifier)
      if (next === target) return [file, next]
      if (seen.has(next)) continue
      seen.add(next)
      const way = walk(next)
      if (way) return [file, ...way]
    }
    return undefined
  }
  return walk(from)
}

test('every import follows the arrows between rooms and between the folders of server/', () => {
  const complaints = [...imports].flatMap(([file, specifiers]) =>
    specifiers.flatMap(({ specifier }) => {
      const why = complaint(file, specifier)
      return why ? [`${file} may not import ${specifier}. ${why}`] : []
    }),
  )
  expect(complaints).toEqual([])
  expect([...imports.values()].flat().length).toBeGreaterThan(1500)
})

test.each([rooms, serverFolders])(
  'each place may import only those before it, so that there is no circle',
  (places) => {
    const names = Object.keys(places)
    for (const [index, name] of names.entries()) {
      const later = places[name]?.may.filter((other) => names.indexOf(other) >= index)
      expect(later, name).toEqual([])
    }
  },
)

test('no file imports itself by way of others', () => {
  expect(files.flatMap((file) => wayTo(file, file, () => true)?.join(' → ') ?? [])).toEqual([])
})

test('no module of the browser brings React’s server side along', () => {
  const modules = globSync(['ui/browser/*.{ts,tsx}', '{site,order}/islands/*.tsx', 'site/consent/consent.ts'])
  const ways = modules.map((file) => wayTo('packages/react-dom/server', file, ({ isType }) => !isType)?.join(' → '))
  expect(ways.filter(Boolean)).toEqual([])
  expect(wayTo('packages/react-dom/server', 'site/pages/home.tsx', () => true)).toBeDefined()
})

test('the process of the office loads no words of a build’s language: people and customers each have theirs', () => {
  const words = files.filter((file) => /^copy\/en\//.test(file)).map((file) => file.replace('copy/en', 'copy'))
  const ways = words.map((file) => wayTo(file, 'server/office-main.ts', ({ isType }) => !isType)?.join(' → '))
  expect(ways.filter(Boolean)).toEqual([])
  expect(wayTo('copy/language.ts', 'server/main.ts', ({ isType }) => !isType)).toBeDefined()
})

test.each([
  ['domain/a.ts', '../copy/en/home.ts', 'Import words as #copy/…'],
  ['domain/a.ts', '#copy/home.ts', 'domain/ is what is true'],
  ['domain/a.ts', '../site/pages.ts', 'domain/ is what is true'],
  ['domain/estimate/a.ts', '../../server/config.ts', 'domain/ is what is true'],
  ['domain/a.ts', 'react', 'domain/ is what is true'],
  ['domain/a.ts', 'node:fs', 'domain/ is what is true'],
  ['copy/en/a.ts', '../../site/pages.ts', 'copy/ is what is said'],
  ['copy/nl/a.ts', 'react', 'copy/ is what is said'],
  ['ui/a.tsx', '../site/pages.ts', 'ui/ is what all apps are drawn with'],
  ['ui/browser/a.ts', 'node:fs', 'ui/ is what all apps are drawn with'],
  ['site/pages/a.tsx', '../../server/config.ts', 'site/ is what is shown'],
  ['site/a.ts', 'node:fs', 'site/ is what is shown'],
  ['site/sections/a.tsx', '../../copy/nl/home.ts', 'Import words as #copy/…'],
  ['server/website/a.ts', '../../copy/en/home.ts', 'Import words as #copy/…'],
  ['server/website/a.ts', '../../artwork/draw.ts', 'server/ is what answers'],
  ['server/website/a.ts', '../../testing/open-site.ts', 'server/ is what answers'],
  ['server/commands/start.ts', '../../testing/browsers.ts', 'server/ is what answers'],
  ['server/website/a.ts', '../services.ts', 'website/ shows pages'],
  ['server/website/a.ts', '../discovery/sitemap.ts', 'website/ shows pages'],
  ['server/http/a.ts', '../website/page-cache.ts', 'http/ answers requests of any site'],
  ['server/cms/a.ts', '../website/show-page.ts', 'cms/ stores pages'],
  ['server/cleaning/a.ts', '../http/problem.ts', 'Give server/cleaning a line'],
  ['order/pages/a.tsx', '../../site/pages.ts', 'order/ is the ordering site'],
  ['site/pages/a.tsx', '../../order/pages.ts', 'site/ is what is shown'],
  ['server/orders/a.ts', '../ordering/location.ts', 'orders/ places and changes orders'],
  ['server/scheduling/a.ts', '../orders/drafts.ts', 'scheduling/ gives out capacity'],
  ['office/pages/a.tsx', '#copy/home.ts', 'Words of the office come from useOffice()'],
  ['office/pages/a.tsx', '../../site/pages.ts', 'office/ is the office as it is shown'],
  ['server/orders/a.ts', '../office/audit.ts', 'orders/ places and changes orders'],
  ['testing/a.ts', '../e2e/test.ts', 'testing/ is what tests of all kinds share'],
])('%s may not import %s, and the check says why', (file, specifier, reason) => {
  expect(complaint(file, specifier)).toContain(reason)
})
