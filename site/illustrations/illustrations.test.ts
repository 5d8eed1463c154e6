import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Byte budgets of the wide pictures with people at a door or a street. All others stay below 4 KiB. */
const wideBudgets: Readonly<Record<string, number>> = { hero: 6200, 'who-we-are': 4400, branch: 4600 }
const files = globSync(['company/*.svg', 'site/illustrations/*.svg', 'ui/home-form/*.svg'])

test('every illustration states its size, contains no text or script and stays within its byte budget', () => {
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const svg = readFileSync(file, 'utf8')
    expect(svg, file).toMatch(/<svg [^>]*width="\d+"/)
    expect(svg, file).toMatch(/<svg [^>]*height="\d+"/)
    expect(svg, file).toMatch(/<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(svg, file).not.toMatch(/<(?:text|style|script|image)|NaN|undefined/)
    expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(wideBudgets[basename(file, '.svg')] ?? 4096)
  }
})
