import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { facts as words } from '#copy/facts.ts'
import { ownerFacts } from '../../domain/company/owner-facts.ts'
import { FactText } from './fact-text.tsx'

const shown = (text: string) => renderToStaticMarkup(<FactText text={text} />)

test.each(Object.entries(ownerFacts))('%s says in words whether it is a sample', (name, { confirmed }) => {
  expect(shown(`{${name}}.`).includes(`>${words.sample}</small>.`)).toBe(!confirmed)
})

test('the mark comes after the unit, which stays on the line of its number', () => {
  expect(shown('{guaranteeDays} days of the visit')).toMatch(/^\d+\u00A0days <small.*<\/small> of the visit$/)
})

test('a fact that is ours to state carries no mark', () => {
  expect(shown('{freeChangeDays} days, {phone}')).not.toContain(words.sample)
})
