import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a room or folder may import beside itself, and the reason. `packages` are all of npm and Node. */
interface Place {
  may: readonly string[]
  why: string
}

/** The rooms, lowest first: each may import only those before it. */
const rooms: Record<string, Place> = {
  domain: {
    may: ['valibot'],
    why: 'domain/ holds pure rules that run anywhere, without words, markup or storage.',
  },
  copy: {
    may: ['domain'],
    why: 'copy/ holds words only. It may use types of domain/, but not the components that show its words.',
  },
  ui: {
    may: ['copy', 'domain', 'react', 'react-dom'],
    why: 'ui/ holds the components that all apps share. It knows no page, and also runs in the browser, without server and Node.',
  },
  site: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom', 'schema-dts'],
    why: 'site/ holds the pages. It also runs in the browser, without server and Node: pass data in as props.',
  },
  artwork: {
    may: ['site', 'ui', 'copy', 'domain', 'packages'],
    why: 'artwork/ draws pictures ahead of time, without the server.',
  },
  server: {
    may: ['site', 'ui', 'copy', 'domain', 'packages'],
    why: 'server/ answers requests. It runs without artwork/, whose output is committed, and without its tests.',
  },
  testing: {
    may: ['server', 'site', 'ui', 'copy', 'domain', 'packages'],
    why: 'testing/ holds what several kinds of tests share, and depends on none of them.',
  },
}

/** The folders of server/ and the files beside them, lowest first: each may import only those before it. */
const serverFolders: Record<string, Place> = {
  http: { may: [], why: 'http/ contains no domain logic: pass in what it needs.' },
  'escape-markup': { may: [], why: 'escape-markup.ts is a pure function of text.' },
  database: { may: [], why: 'database/ stores rows, whatever feature they belong to.' },
  outbox: { may: ['database'], why: 'outbox/ delivers mail, whatever its content.' },
  contact: { may: ['outbox', 'database', 'http', 'escape-markup'], why: 'contact/ accepts messages and mails them.' },
  cms: { may: ['database'], why: 'cms/ stores pages, and does not serve them.' },
  reviews: { may: ['database'], why: 'reviews/ stores reviews, and does not show them.' },
  estimates: { may: ['http'], why: 'estimates/ calculates from a tariff file, without the database and the website.' },
  reports: { may: ['http'], why: 'reports/ logs errors that browsers report, from any page.' },
  config: { may: ['estimates', 'reviews'], why: 'config.ts reads settings; estimates/ and reviews/ read their own.' },
  website: {
    may: ['config', 'cms', 'reviews', 'estimates', 'contact', 'outbox', 'database', 'http'],
    why: 'website/ renders pages from the features below it, and gets its services as parameters.',
  },
  discovery: {
    may: ['website', 'config', 'cms', 'database', 'http', 'escape-markup'],
    why: 'discovery/ describes the pages of website/ to machines.',
  },
  'content-report': { may: ['config', 'cms', 'reviews', 'database'], why: 'content-report/ checks stored content.' },
  backup: { may: ['database'], why: 'backup/ copies rows, whatever feature they belong to.' },
  seed: { may: ['cms', 'reviews', 'database'], why: 'seed/ fills a new database.' },
  services: {
    may: ['config', 'website', 'reports', 'estimates', 'contact', 'outbox', 'database', 'http'],
    why: 'services.ts wires the features, but contains none of their handlers.',
  },
  app: {
    may: ['services', 'website', 'discovery', 'reports', 'estimates', 'contact', 'http'],
    why: 'app.ts is the site as a function from request to response, without process and database.',
  },
  main: {
    may: [
      ...['app', 'services', 'config', 'discovery', 'website', 'reviews', 'estimates'],
      ...['outbox', 'database', 'http'],
    ],
    why: 'main.ts runs the process of one site.',
  },
  commands: {
    may: [
      ...['app', 'services', 'config', 'seed', 'backup', 'content-report', 'reviews', 'cms', 'outbox', 'database'],
      'escape-markup',
    ],
    why: 'commands/ holds programs beside the server.',
  },
}

/** Commands that run tests may import testing/. */
const testCommands = /^server\/commands\/(?:soak|test|test-tools|run-check)\.ts$/

/** The path of an import from the root of the repository; `packages/…` for packages. */
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

/** The chain of files through which `from` imports `target`, by imports that `follows` accepts; undefined if there is none. */
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

test('there is no import cycle', () => {
  expect(files.flatMap((file) => wayTo(file, file, () => true)?.join(' → ') ?? [])).toEqual([])
})

test('no browser module imports React’s server side', () => {
  const modules = globSync(['ui/browser/*.{ts,tsx}', 'site/islands/*.tsx', 'site/consent/consent.ts'])
  const ways = modules.map((file) => wayTo('packages/react-dom/server', file, ({ isType }) => !isType)?.join(' → '))
  expect(ways.filter(Boolean)).toEqual([])
  expect(wayTo('packages/react-dom/server', 'site/pages/home.tsx', () => true)).toBeDefined()
})

test.each([
  ['domain/a.ts', '../copy/en/home.ts', 'Import words as #copy/…'],
  ['domain/a.ts', '#copy/home.ts', 'domain/ holds pure rules'],
  ['domain/a.ts', '../site/pages.ts', 'domain/ holds pure rules'],
  ['domain/estimate/a.ts', '../../server/config.ts', 'domain/ holds pure rules'],
  ['domain/a.ts', 'react', 'domain/ holds pure rules'],
  ['domain/a.ts', 'node:fs', 'domain/ holds pure rules'],
  ['copy/en/a.ts', '../../site/pages.ts', 'copy/ holds words only'],
  ['copy/nl/a.ts', 'react', 'copy/ holds words only'],
  ['ui/a.tsx', '../site/pages.ts', 'ui/ holds the components'],
  ['ui/browser/a.ts', 'node:fs', 'ui/ holds the components'],
  ['site/pages/a.tsx', '../../server/config.ts', 'site/ holds the pages'],
  ['site/a.ts', 'node:fs', 'site/ holds the pages'],
  ['site/sections/a.tsx', '../../copy/nl/home.ts', 'Import words as #copy/…'],
  ['server/website/a.ts', '../../copy/en/home.ts', 'Import words as #copy/…'],
  ['server/website/a.ts', '../../artwork/draw.ts', 'server/ answers requests'],
  ['server/website/a.ts', '../../testing/open-site.ts', 'server/ answers requests'],
  ['server/commands/start.ts', '../../testing/browsers.ts', 'server/ answers requests'],
  ['server/website/a.ts', '../services.ts', 'website/ renders pages'],
  ['server/website/a.ts', '../discovery/sitemap.ts', 'website/ renders pages'],
  ['server/http/a.ts', '../website/page-cache.ts', 'http/ contains no domain logic'],
  ['server/cms/a.ts', '../website/show-page.ts', 'cms/ stores pages'],
  ['server/orders/a.ts', '../http/problem.ts', 'Give server/orders a line'],
  ['testing/a.ts', '../e2e/test.ts', 'testing/ holds what several kinds of tests share'],
])('%s may not import %s, and the check says why', (file, specifier, reason) => {
  expect(complaint(file, specifier)).toContain(reason)
})
