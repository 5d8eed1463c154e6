import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const stylesheets = /^import (\w+) from '(.+\.module\.css)'$/gm

test('every class that a component names is in its stylesheet', () => {
  const named: string[] = []
  const missing: string[] = []
  for (const file of globSync('{site,order,office,ui}/**/*.tsx')) {
    const source = readFileSync(file, 'utf8')
    for (const [, styles = '', path = ''] of source.matchAll(stylesheets)) {
      const css = readFileSync(join(dirname(file), path), 'utf8')
      for (const [use, name] of source.matchAll(new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, 'g'))) {
        named.push(use)
        if (!new RegExp(`\\.${name}\\b`).test(css)) missing.push(`${file}: ${use}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(500)
})
