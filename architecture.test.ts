import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rooms, serverFolders } from './testing/places.ts'

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
  if (room === 'server' && folder === 'http' && toRoom in rooms && toRoom !== 'server') return serverFolders.http?.why
  if (room === 'server' && toRoom === 'server' && folder !== toFolder) {
    const place = serverFolders[folder]
    if (!place) return `Give server/${folder} a line in testing/places.ts.`
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

test('transactions begin in retryingTransaction only, which starts them again if another one was in their way', () => {
  const programs = globSync('{server,testing,bench,e2e}/**/*.ts')
  const plain = programs.filter((file) => readFileSync(file, 'utf8').includes('.transaction()'))
  expect(plain).toEqual(['services/database/retrying-transaction.ts'])
})

test('no module of the browser brings React’s server side along', () => {
  const modules = globSync(['ui/browser/*.{ts,tsx}', '{site,order}/islands/*.tsx', 'site/consent/consent.ts'])
  const ways = modules.map((file) => wayTo('packages/react-dom/server', file, ({ isType }) => !isType)?.join(' → '))
  expect(ways.filter(Boolean)).toEqual([])
  expect(wayTo('packages/react-dom/server', 'site/pages/home/home-page.tsx', () => true)).toBeDefined()
})

test('the process of the office loads no words of a build’s language: people and customers each have theirs', () => {
  const words = files.filter((file) => /^copy\/en\//.test(file)).map((file) => file.replace('copy/en', 'copy'))
  const ways = words.map((file) => wayTo(file, 'run/office-main.ts', ({ isType }) => !isType)?.join(' → '))
  expect(ways.filter(Boolean)).toEqual([])
  expect(wayTo('copy/language.ts', 'run/main.ts', ({ isType }) => !isType)).toBeDefined()
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
  ['run/commands/start-command.ts', '../../testing/browsers.ts', 'server/ is what answers'],
  ['server/website/a.ts', '../services.ts', 'website/ shows pages'],
  ['server/website/a.ts', '../discovery/sitemap.ts', 'website/ shows pages'],
  ['server/http/a.ts', '../website/page-cache.ts', 'http/ answers requests of any site'],
  ['server/http/a.ts', '#copy/problems.ts', 'http/ answers requests of any site'],
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
