import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { companyFolder } from '../../domain/company/read-company.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readTariff, TariffProblem } from './read-tariff.ts'

const sample = readFileSync(join(companyFolder, 'tariffs-be.json'), 'utf8')

/** A folder of the test's own with this text as the Belgian tariff. */
function folderWith(text: string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'tariffs-be.json'), text)
  return folder
}

/** The lines of the error message, without the folder. */
function mistakesOf(text: string): string[] {
  const folder = folderWith(text)
  try {
    readTariff(folder, 'BE')
    return []
  } catch (error) {
    if (!(error instanceof TariffProblem)) throw error
    return error.message.replaceAll(`${folder}/`, '').split('\n')
  }
}

/** The sample with one piece exchanged, and the line on which that stands. */
function changed(from: string, to: string): { text: string; line: number } {
  expect(sample.split(from)).toHaveLength(2)
  return { text: sample.replace(from, to), line: sample.slice(0, sample.indexOf(from)).split('\n').length }
}

describe('the error has file and line of', () => {
  test.each([
    [
      '"centsPerPersonHour": 3650',
      '"centsPerPersonHour": "36.50"',
      'centsPerPersonHour has to be a whole number of cents from 500 to 50000',
    ],
    ['"most": 6', '"more": 6', 'people.most is missing'],
    [
      '"vacuum-stairs": 6',
      '"vacuum-stairs": 6.1',
      'taskMinutes.vacuum-stairs has to be minutes from 0 to 240 in steps of 0.25, such as 2.5',
    ],
    [
      '"to": 1970, "team": "brussels"',
      '"to": 1970, "team": "bruges"',
      'areas.1.team names no team of this file: bruges',
    ],
    ['"sample": true', '"sample": true, "sample": false', 'has this name twice'],
    [
      '"sample": true',
      'sample: true',
      'cannot be read as JSON: a comma, a quotation mark or a bracket may be missing, here or on the line before (Unresolved plain scalar "sample")',
    ],
  ])('%s → %s', (from, to, message) => {
    const { text, line } = changed(from, to)
    expect(mistakesOf(text)[0]).toBe(`tariffs-be.json:${line}: ${message}`)
  })

  test('all mistakes at once', () => {
    const { text } = changed('"centsPerPersonHour": 3650', '"centsPerPersonHour": 1')
    expect(mistakesOf(text.replace('"datesShown": 5', '"datesShown": 99'))).toHaveLength(2)
  })

  test('a truncated file', () => {
    expect(mistakesOf(sample.slice(0, 900))[0]).toMatch(/^tariffs-be\.json:\d+: /)
    expect(mistakesOf('')[0]).toMatch(/^tariffs-be\.json:1: /)
  })
})

test('comments and trailing commas are allowed', () => {
  const { text } = changed('"country": "BE",', '"country": "BE", # Flanders first')
  expect(mistakesOf(text.replace('"workedHolidays": []', '"workedHolidays": [],'))).toEqual([])
})

test('without a file there is no tariff', () => {
  const folder = folderWith(sample)
  expect(readTariff(folder, 'BE')?.country).toBe('BE')
  expect(readTariff(folder, 'NL')).toBeUndefined()
})

test('an unreadable file is an error, unlike a missing one', () => {
  expect(() => readTariff(join(folderWith(sample), 'tariffs-be.json'), 'BE')).toThrow(/cannot be read \(ENOTDIR\)/)
})
