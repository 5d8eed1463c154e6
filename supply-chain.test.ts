import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  license?: string
  dev?: boolean
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Licences that allow our use of a package: running it unchanged. Read a new licence before adding it. */
const licences = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  '0BSD',
  // libvips: `sharp` links to it dynamically and does not change it (decision 75).
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]

test('every package that runs in browsers or on the server has a licence that we have read', () => {
  const others = locked.filter(([, { dev, license }]) => !dev && !licences.includes(license ?? ''))
  expect(others.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([])
})

test('every package is locked to its content and comes from the npm registry', () => {
  const others = locked.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith('sha512-') || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(others.map(([path]) => nameOf(path))).toEqual([])
})

test('every package with an install script is listed in allowScripts', () => {
  const named = Object.keys(read('package.json').allowScripts)
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(scripted.filter((name) => !named.includes(name))).toEqual([])
})

test('decision 29 gives a reason for every dependency, and for nothing else', () => {
  const { dependencies, devDependencies } = read('package.json')
  const [, running = '', building = ''] = readFileSync('docs/decisions/0029-dependencies.md', 'utf8').split('\n### ')
  const named = [running, building].map((list) => [...list.matchAll(/^- `([^`]+)`: /gm)].map(([, name]) => name))
  expect(named).toEqual([Object.keys(dependencies), Object.keys(devDependencies)])
})
