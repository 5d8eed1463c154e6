import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteAssets } from './assets.ts'

test('every page can be shown after the build folder is gone, as it is while the next release is being built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-client-'))
  const files = {
    '.vite/manifest.json': JSON.stringify({
      'ui/browser/boot.ts': { file: 'assets/boot.js' },
      'site/consent/consent.ts': { file: 'assets/consent.js' },
      'site/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/all.css'] },
      'site/pages/home.tsx': { file: 'assets/home.js', imports: ['_shared'], css: ['assets/home.css'] },
      _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
    }),
    'assets/all.css': '@font-face{src:url(/assets/heading.woff2)}\n',
    'assets/home.css': '.home{}\n',
    'assets/shared.css': '.shared{}\n',
  }
  for (const place of ['.vite', 'assets']) mkdirSync(join(folder, place))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const assets = readSiteAssets(folder)
  rmSync(folder, { recursive: true })
  expect(assets.of('home')).toEqual({
    modules: ['/assets/entry.js', '/assets/home.js', '/assets/shared.js'],
    css: '.shared{}.home{}@font-face{src:url(/assets/heading.woff2)}',
    boot: '/assets/boot.js',
    font: '/assets/heading.woff2',
  })
  expect(() => assets.of('contact')).toThrow('build the site again')
})
