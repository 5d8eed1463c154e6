import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteAssets } from './site-assets.ts'

const files = {
  'client/.vite/manifest.json': JSON.stringify({
    'ui/browser/boot.ts': { file: 'assets/boot.js' },
    'ui/browser/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_react'] },
    'ui/browser/print.ts': { file: 'assets/print.js' },
    'site/consent/consent.ts': { file: 'assets/consent.js' },
    'site/islands/postcode-form.tsx': { file: 'assets/postcode.js', imports: ['_react', '_rules'] },
    _react: { file: 'assets/react.js' },
    _rules: { file: 'assets/rules.js' },
  }),
  'server/.vite/manifest.json': JSON.stringify({
    'site/layout/page-layout.tsx': { file: 'page-layout.js', css: ['assets/layout.css'] },
    'site/consent/consent-banner.tsx': { file: 'consent-banner.js', css: ['assets/consent.css'] },
    'site/pages/home/home-page.tsx': { file: 'home.js', imports: ['_shared'], css: ['assets/home.css'] },
    _shared: { file: 'shared.js', css: ['assets/shared.css'] },
  }),
  'server/assets/layout.css': '@font-face{src:url(/assets/heading.woff2)}\n',
  'server/assets/consent.css': '.consent{}\n',
  'server/assets/home.css': '.home{}\n',
  'server/assets/shared.css': '.shared{}\n',
}

/** The assets of a build whose folder is gone, as it is while the next release is being built. */
function assetsOfBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-build-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const assets = readSiteAssets(folder)
  rmSync(folder, { recursive: true })
  return assets
}

test('a page has the styles of its components, then those of the layout, after the build folder is gone', () => {
  const assets = assetsOfBuild()
  expect(assets.of('home')).toMatchObject({
    css: '.shared{}.home{}@font-face{src:url(/assets/heading.woff2)}',
    boot: '/assets/boot.js',
    font: '/assets/heading.woff2',
  })
  expect(assets.consent).toEqual({ module: '/assets/consent.js', css: '.consent{}' })
  expect(() => assets.of('contact')).toThrow('build the site again')
})

test('an island is fetched with the hydrator first, then its own module and every import once', () => {
  const { modulesOf } = assetsOfBuild().of('home')
  expect(modulesOf('postcode-form')).toEqual([
    '/assets/hydrate.js',
    '/assets/postcode.js',
    '/assets/rules.js',
    '/assets/react.js',
  ])
  expect(modulesOf('print')).toEqual(['/assets/print.js'])
  expect(() => modulesOf('nothing')).toThrow('build the site again')
})

test('a build that is missing is named in a sentence that says what to do', () => {
  expect(() => readSiteAssets('/nowhere')).toThrow(
    /^\/nowhere\/.*manifest\.json is missing: build the sites with “npm run build”\.$/,
  )
})
