import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '../../domain/company/company.ts'
import { FactText } from './fact-text.tsx'

const shown = (text: string) => renderToStaticMarkup(<FactText text={text} />)

test.each(Object.entries(company.facts))(
  '%s can be underlined exactly while it is not confirmed',
  (name, { confirmed }) => {
    expect(shown(`Ours: {promise}words{${name}}.`).includes('<u data-unconfirmed="">')).toBe(!confirmed)
  },
)

test('a figure is underlined with its unit, a practice with the phrase before it, and a promise as a whole', () => {
  expect(shown('{guaranteeDays} days of the visit')).toMatch(/^<u data-unconfirmed="">\d+\u00A0days<\/u> of the visit$/)
  expect(shown('First. {promise}We never mix products{workingMethods}.')).toBe(
    'First. <u data-unconfirmed="">We never mix products</u>.',
  )
  expect(shown('We park.{promise} You pay. Always.{unconfirmed} End.')).toBe(
    'We park. <u data-unconfirmed="">You pay. Always.</u> End.',
  )
})

test('a fact that is ours to state is not underlined', () => {
  expect(shown('{freeChangeDays} days, {phone}')).not.toContain('<u ')
})
