import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readColours } from '../../domain/company/colours.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { companyWith } from '../../testing/company/company-with.ts'
import { Findings } from './findings.ts'
import { inspectColours } from './inspect-colours.ts'

function folderWithColour(before: string, after: string): string {
  const folder = companyWith({})
  const file = join(folder, 'colours.css')
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  return folder
}

function saidOf(folder: string): string[] {
  const findings = new Findings()
  inspectColours(findings, readColours(folder))
  return findings.all.map(({ where, message }) => `${String(where).replace(/^.*(?=colours\.css)/, '')}: ${message}`)
}

test('the colours of the sample can be told apart; a pale brand colour is named with its line and ratio', () => {
  expect(saidOf(companyFolder)).toEqual([])
  const line =
    readFileSync('company/colours.css', 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('--green:')) + 1
  expect(saidOf(folderWithColour('--green: light-dark(#1f5b4c', '--green: light-dark(#8ad9bc'))).toEqual([
    `colours.css, line ${line}: --green is hard to see on --paper on light screens: 1.6 : 1, and it takes 4.5 : 1`,
    `colours.css, line ${line}: --green is hard to see on --surface on light screens: 1.6 : 1, and it takes 4.5 : 1`,
    `colours.css, line ${line + 1}: --on-green is hard to see on --green on light screens: 1.6 : 1, and it takes 4.5 : 1`,
  ])
})

test('a colour that is missing or no pair is refused in words', () => {
  expect(() => readColours(folderWithColour('--sky: light-dark(', '--skies: light-dark('))).toThrow(
    'colours.css: --sky is missing.',
  )
  expect(() => readColours(folderWithColour('#dcedf1, #1b363c', 'skyblue, #1b363c'))).toThrow(
    '--sky has to be two colours, such as light-dark(#1f5b4c, #8ad9bc).',
  )
})
