import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { poppler, skipsTestsOf } from '../../testing/test-tools.ts'
import { expect, test } from '../journey-test.ts'

test.skip(skipsTestsOf(poppler), `needs ${poppler.name}, which is not installed here`)

/** What is printed on each sheet of A4, line by line. */
async function sheetsOf(page: Page): Promise<string[][]> {
  const input = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8', maxBuffer: 2 ** 24 })
  const sheets = stdout.split('\f').slice(0, -1)
  return sheets.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''))
}

test('paper has the words of a page, without what is for screens, and no sheet of a few lines', async ({
  page,
  language,
  words,
}) => {
  const most: Partial<Record<PageId, number>> = {
    home: 3,
    'handover-checklist': 2,
    es: 4,
    faq: 10,
    'terms-and-conditions': 6,
  }
  for (const [id, count] of Object.entries(most)) {
    await page.goto(pathOf(id as PageId, language))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const sheets = await sheetsOf(page)
    const text = sheets.flat().join(' ').replace(/\s+/g, ' ')
    expect(text).toContain(title.split(/\s+/)[0])
    expect(text).not.toContain(words.layout.skipLink)
    expect(sheets.length, id).toBeLessThanOrEqual(count)
    if (id === 'handover-checklist') expect(sheets, 'as the page says').toHaveLength(count)
    for (const lines of sheets) expect(lines.length, id).toBeGreaterThan(4)
  }
})
