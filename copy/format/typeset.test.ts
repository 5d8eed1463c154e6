import { expect, test } from 'vitest'
import { typeset, typesetDates } from './format-work.ts'

test('long compounds may part between their halves, short words and other languages do not', () => {
  expect(typeset('Zwangerschapsschoonmaak')).toBe('Zwanger\u00ADschaps\u00ADschoonmaak')
  expect(typeset('Schoonmaakdiensten en aansprakelijkheidsverzekering')).toBe(
    'Schoonmaak\u00ADdiensten en aansprakelijkheids\u00ADverzekering',
  )
  expect(typeset('Grote schoonmaak, Spring cleaning')).toBe('Grote schoonmaak, Spring cleaning')
})

test('a number stays with its unit', () => {
  expect(typeset('binnen 1 minuut, 3 h 15 min, 24 monthly')).toBe(
    'binnen 1\u00A0minuut, 3\u00A0h 15\u00A0min, 24 monthly',
  )
  expect(typeset('hoogstens € 40')).toBe('hoogstens €\u00A040')
  expect(typesetDates('vrijdag 27 november 2026, 1 May')).toBe('vrijdag 27\u00A0november 2026, 1\u00A0May')
})

test('an address parts between its lines alone', () => {
  expect(typeset('Voorbeeldstraat 1, 7551 AB Hengelo')).toBe('Voorbeeldstraat\u00A01, 7551\u00A0AB Hengelo')
  expect(typeset('Voorbeeldstraat 1, 2000 Antwerpen')).toBe('Voorbeeldstraat\u00A01, 2000\u00A0Antwerpen')
  expect(typeset('a code such as 7551 AB')).toBe('a code such as 7551\u00A0AB')
})

test('a word does not part after a few letters, nor the number of an article between its parts', () => {
  expect(typeset('E-mail, move-out, KvK-nummer')).toBe('E-\u2060mail, move-\u2060out, KvK-\u2060nummer')
  expect(typeset('article 6(1)(b)')).toBe('article 6(1)\u2060(b)')
  expect(typeset('end-of-tenancy, Move-in/out')).toBe('end-of-tenancy, Move-\u2060in/out')
  expect(typeset('walk-through, 08:00–09:00')).toBe('walk-\u2060through, 08:00–\u206009:00')
})
