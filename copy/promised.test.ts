import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../domain/company/company.ts'
import { promised } from './page-copy.ts'

const ids = Object.keys(company.promises) as (keyof typeof company.promises)[]

test.each(ids)('%s is promised in both languages', (id) => {
  for (const language of ['en', 'nl']) {
    const texts = globSync(`copy/${language}/**/*.ts`).map((file) => readFileSync(file, 'utf8'))
    expect(texts.join('\n'), language).toMatch(new RegExp(`promised\\(\\s*'${id}'`))
  }
})

test('days to pay, to be refunded and to withdraw are never typed: they come from the rules', () => {
  const typed = globSync(['copy/{en,nl}/**/*.ts', 'copy/office/{en,nl}/*.ts']).flatMap((file) =>
    (readFileSync(file, 'utf8').match(/[^\n]*\b(?:14|fourteen|veertien) (?:days|dagen)\b[^\n]*/g) ?? [])
      .filter((line) => !/backup|back-up/.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(typed).toEqual([])
})

test('promised words are marked until the owner confirms the fact, and go once it is denied', () => {
  const said = (value: boolean, confirmed: boolean, otherwise?: string) =>
    promised('noCash', 'No cash.', otherwise, {
      ...company.promises,
      noCash: { value, ...(confirmed && { confirmed: { by: 'A. Owner', on: '2026-05-01' } }) },
    })
  expect(said(true, false)).toBe('{promise}No cash.{unconfirmed}')
  expect(said(true, true)).toBe('No cash.')
  expect(said(false, true)).toBe('')
  expect(said(false, true, 'Cash is fine.')).toBe('Cash is fine.')
})
