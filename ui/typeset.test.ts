import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('long compounds may part between their halves, short words and other languages do not', () => {
  expect(typeset('Zwangerschapsschoonmaak')).toBe('Zwanger\u00ADschaps\u00ADschoonmaak')
  expect(typeset('Schoonmaakdiensten en aansprakelijkheidsverzekering')).toBe(
    'Schoonmaak\u00ADdiensten en aansprakelijkheids\u00ADverzekering',
  )
  expect(typeset('Grote schoonmaak, Spring cleaning')).toBe('Grote schoonmaak, Spring cleaning')
})

test('a number stays with its unit', () => {
  expect(typeset('binnen 1 minuut, 3 h 15 min, 24 months')).toBe(
    'binnen 1\u00A0minuut, 3\u00A0h 15\u00A0min, 24 months',
  )
})
