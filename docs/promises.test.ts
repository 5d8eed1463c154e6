import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { officeWords } from '../copy/office/words.ts'

/** What says that an act follows, or by when. */
const promising = {
  en: /\bwithin (?:1|\{\w+\}|\$\{\w+\}) (?:business )?days?\b|\bwe’ll (?:call|text|e-mail|send|answer|write|return|refund|come back|tell|let you|look for|give|note|do it again)\b|\bwe (?:call you|tell you|send you|return it|refund|answer a complaint|come back|do it again|then do it again)\b|\bcalls? you\b|\bsame day\b|\bwithin one month\b|\bend of the next business day\b/i,
  nl: /\bbinnen (?:24 uur|\{\w+\} dagen|\$\{\w+\} dagen)|\bbinnen een maand\b|\b(?<!kunnen we )(?:bellen|mailen|sturen|antwoorden|betalen) we\b|\bwe (?:bellen(?! als)|mailen|sturen (?:je|daarna)|antwoorden|komen terug|komen binnen|zetten wat|zoeken verder)\b|\bbelt je\b|\bdezelfde dag\b(?!:)|\blaten we je\b|\bhoor(?:t)? van ons\b|\beind van de volgende werkdag\b/i,
}

/** Files in which such words promise a customer nothing. */
const promisesNothing = /package-rooms\.ts|handover-checklist\.ts|invoice\.ts|office-mail\.ts/

/** Every sentence of a language’s words and pages. */
function sentencesIn(language: 'en' | 'nl'): string[] {
  const files = [...globSync(`copy/${language}/**/*.ts`), ...globSync(`company/pages/${language}/*.md`)]
  return files
    .filter((file) => !promisesNothing.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      if (file.endsWith('.md')) return [text.replace(/^---[\s\S]*?---/, '')]
      return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '')
    })
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
}

const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))
const quotesOf = (cell = '') => [...cell.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote.toLowerCase())

describe.each(['en', 'nl'] as const)('%s', (language) => {
  const column = language === 'en' ? 1 : 2
  const quotes = rows.flatMap((row) => quotesOf(row[column]))
  const sentences = sentencesIn(language).map((sentence) => sentence.toLowerCase())

  test('every promise has a keeper', () => {
    const promises = sentences.filter((sentence) => promising[language].test(sentence))
    expect(promises.filter((sentence) => !quotes.some((quote) => sentence.includes(quote)))).toEqual([])
  })

  test('every quote is said', () => {
    expect(quotes.filter((quote) => !sentences.some((sentence) => sentence.includes(quote)))).toEqual([])
  })
})

test('every keeper is there, and every row has a test', () => {
  const tasks = Object.keys(officeWords.en.leads.tasks)
  const purposes = readFileSync('services/database/tables/message-tables.ts', 'utf8')
  const states = readFileSync('domain/orders/order-states.ts', 'utf8')
  for (const [promise, , , keeper = '', tested = ''] of rows) {
    for (const [, kind] of keeper.matchAll(/task `(\w+)`/g)) expect(tasks, promise).toContain(kind)
    for (const [, purpose] of keeper.matchAll(/mail `(\w+)`/g))
      expect(purposes + states, promise).toContain(`'${purpose}'`)
    const file = /`([^`]+\.test\.ts)`/.exec(tested)?.[1] ?? ''
    expect(existsSync(file), `${promise}: ${file}`).toBe(true)
  }
})
