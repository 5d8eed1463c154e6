import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand, company } from './domain/company/company.ts'

const sources = (...rooms: string[]) =>
  globSync(rooms.map((room) => `${room}/**/*.{ts,tsx,vtt,md}`)).filter((file) => !/\.test\.tsx?$/.test(file))

/** The files that contain a text which has to come from the facts. */
const filesWith = (pattern: RegExp, files: string[]) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('the brand name is in the company’s folder alone, so that another folder is another company', () => {
  const files = sources('copy', 'site', 'ui', 'services', 'order', 'office', 'run', 'domain')
  expect(files.length).toBeGreaterThan(400)
  // The default file of the database, and how our connections are called at a database server: names of the product.
  const product = ['services/database/database.ts', 'services/settings/settings-schema.ts']
  expect(filesWith(new RegExp(brand, 'i'), files).sort()).toEqual(product)
  expect(filesWith(/helderhuis(?!\.db|',$)/im, product)).toEqual([])
})

test('figures that we claim come from the facts, not from the copy', () => {
  const { since, figures: claimed } = company
  // Whole thousands, with or without a separator; what is below a hundred may be another figure.
  const figures = [since, claimed.homesCleaned, company.facts.insuredAmount.value]
  const literals = figures.map((figure) => String(figure).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '[.,]?'))
  const windows = [company.facts.morningArrival.value, company.facts.afternoonArrival.value]
  expect(filesWith(new RegExp([...literals, ...windows].join('|')), sources('copy', 'services/seed'))).toEqual([])
})
