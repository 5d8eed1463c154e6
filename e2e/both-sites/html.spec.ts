import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../domain/language.ts'
import { expect, test } from '../test.ts'
import { servedPages } from './served-pages.ts'

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** What the checker says of container queries and of fields as high as their text, which its knowledge of CSS does not reach. */
const newerCss = [
  'CSS: Unrecognized at-rule “@container”',
  "CSS: “container-type”: Property “container-type” doesn't exist",
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist",
]

interface Report {
  messages: { type: string; url: string; lastLine?: number; message: string; extract?: string }[]
}

test('every page of both sites is valid HTML by the Nu checker', async ({ sites }) => {
  test.setTimeout(180_000)
  const folder = test.info().outputPath('pages')
  mkdirSync(folder, { recursive: true })
  for (const language of languages) {
    for (const { id, html } of await servedPages(sites, language)) {
      writeFileSync(join(folder, `${language}-${id}.html`), html)
    }
  }
  const { stderr } = spawnSync(
    'java',
    ['-jar', checker, '--format', 'json', '--errors-only', '--exit-zero-always', folder],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { messages }: Report = JSON.parse(stderr)
  const errors = messages
    .filter(({ message }) => !newerCss.some((known) => message.includes(known)))
    .map(({ url, message, extract }) => `${url.replace(/^.*\//, '')}: ${message} ${extract ?? ''}`)
  expect(errors).toEqual([])
})
