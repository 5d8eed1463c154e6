import { HtmlValidate } from 'html-validate/node'
import { languages } from '../../domain/language.ts'
import { expect, test } from '../journey-test.ts'
import { servedPages } from './served-pages.ts'

/** The rules of the HTML standard, without any of style; and references within a page lead somewhere. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'missing-doctype': 'error', 'no-missing-references': 'error' },
})

/** The problems of a page, one line each: the rule, its message, and the markup around the place. */
async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} in ${html.slice(Math.max(0, offset - 60), offset + 60)}`,
    )
}

for (const language of languages) {
  test(`${language}: every page is valid HTML`, async ({ sites }) => {
    const checked = (await servedPages(sites, language)).map(async ({ id, html }) => ({
      id,
      mistakes: await mistakesIn(html),
    }))
    expect((await Promise.all(checked)).filter(({ mistakes }) => mistakes.length > 0)).toEqual([])
  })
}

test('the check finds a block in a paragraph, a repeated id and a label without its field', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`
  expect(await mistakesIn(page('<p>fine</p>'))).toEqual([])
  for (const bad of ['<p><div></div></p>', '<i id="a"></i><i id="a"></i>', '<label for="none">x</label>']) {
    expect(await mistakesIn(page(bad))).not.toEqual([])
  }
})
