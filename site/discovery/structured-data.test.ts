import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { listedPages, packageOf, pathOf } from '../../domain/website/pages.ts'
import { headOf } from '../../testing/head-of.ts'
import { openSite } from '../../testing/open-site.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

type Thing = Record<string, unknown> & { '@type': string }

async function structuredDataOf(get: (path: string) => Promise<Response>, path: string): Promise<string> {
  const { structured } = headOf(await (await get(path)).text())
  return structured ?? expect.fail(`${path} has no structured data`)
}

/** The compiler's errors about the data, with schema.org's vocabulary as its types. */
function problemsOf(data: readonly string[]): string {
  const folder = temporaryFolder()
  const types = JSON.stringify(resolve('node_modules/schema-dts/dist/schema.d.ts'))
  const lines = data.map((json, index) => `export const page${index}: Graph = ${json}`)
  writeFileSync(join(folder, 'data.ts'), [`import type { Graph } from ${types}`, ...lines].join('\n'))
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ]
  return spawnSync('node_modules/.bin/tsc', [...options, join(folder, 'data.ts')], { encoding: 'utf8' }).stdout
}

// The compiler takes seconds to read the vocabulary, and the pages' words do not matter to it.
test.runIf(language === 'en')(
  'the structured data of every page uses schema.org’s vocabulary, property by property',
  async () => {
    const { get, publish } = await openSite()
    await publish({ path: 'ramen', title: 'Ramen' })
    const paths = [...listedPages(language).map((id) => pathOf(id, language)), '/ramen']
    const data = await Promise.all(paths.map((path) => structuredDataOf(get, path)))
    const graph = (thing: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })
    const wrong = [
      { '@type': 'HouseCleaning', name: 'x' },
      { '@type': 'Service', price: '10' },
    ].map(graph)
    // The last two prove that the check finds a word that is not in the vocabulary.
    const problems = problemsOf([...data, ...wrong]).split(/\n(?=\S)/)
    expect(problems.filter(Boolean).map((problem) => /HouseCleaning|'"price"'/.exec(problem)?.[0] ?? problem)).toEqual([
      'HouseCleaning',
      `'"price"'`,
    ])
  },
  60_000,
)

async function thingsOf(get: (path: string) => Promise<Response>, path: string): Promise<Thing[]> {
  return JSON.parse(await structuredDataOf(get, path))['@graph']
}
const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type'])

test('the structured data of each page names its subject', async () => {
  const { get, publish } = await openSite()
  await publish({ path: 'ramen', title: 'Ramen', breadcrumb: 'Ramen lappen' })
  expect(typesOf(await thingsOf(get, '/'))).toEqual(['HomeAndConstructionBusiness', 'VideoObject'])
  expect(typesOf(await thingsOf(get, '/ramen'))).toEqual(['VideoObject', 'BreadcrumbList'])
  for (const id of listedPages(language).filter(packageOf)) {
    const [service] = await thingsOf(get, pathOf(id, language))
    expect(service).toMatchObject({ '@type': 'Service', offers: { '@type': 'Offer' } })
    expect(JSON.stringify(service)).toContain(`packageId=${packageOf(id)}`)
  }
})

test('structured data contains no ratings of our own and no price', async () => {
  const { get } = await openSite()
  for (const id of listedPages(language)) {
    expect(await structuredDataOf(get, pathOf(id, language)), id).not.toMatch(/"[\w@]*(?:rating|price)\w*"|review"/i)
  }
})

test('an editor’s words cannot close the element of the data', async () => {
  const { get, publish } = await openSite()
  await publish({ path: 'ramen', title: '</script><script>alert(1)</script>' })
  const html = await (await get('/ramen')).text()
  expect(html).not.toContain('<script>alert')
  expect(JSON.stringify(await thingsOf(get, '/ramen'))).toContain('</script><script>alert(1)')
})
