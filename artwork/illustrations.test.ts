import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileOf, illustrations } from './illustrations.ts'
import { minify } from './minify.ts'

/** Byte budgets of the wide pictures with three people or a street. All others stay below 4 KiB. */
const wideBudgets: Readonly<Record<string, number>> = { hero: 6200, 'who-we-are': 4400, reviews: 4700, hengelo: 4600 }

for (const [name, draw] of Object.entries(illustrations)) {
  const file = readFileSync(fileOf(name), 'utf8')

  test(`${name}.svg matches the code that draws it`, () => {
    expect(file).toBe(minify(draw()))
  })

  test(`${name}.svg states its size, contains no text and stays within its byte budget`, () => {
    expect(file).toMatch(/<svg [^>]*width="\d+"/)
    expect(file).toMatch(/<svg [^>]*height="\d+"/)
    expect(file).toMatch(/<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(file).not.toMatch(/<(text|style|script|image)|NaN|undefined/)
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(wideBudgets[name] ?? 4096)
  })
}
