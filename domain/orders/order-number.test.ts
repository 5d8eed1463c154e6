import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newOrderNumber, orderNumbersIn, parseOrderNumber } from './order-number.ts'

const symbols = '23456789ABCDFGHJKMNPQRSTVWXYZ'

const anyNumber = fc
  .array(fc.nat(symbols.length - 1), { minLength: 7, maxLength: 7 })
  .map((values) => newOrderNumber(() => values.shift() ?? 0))

test('a number is read back however it is typed', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      for (const typed of [number, number.toLowerCase(), number.replace('-', ''), ` ${number.replace('-', ' – ')} `]) {
        expect(parseOrderNumber(typed)).toBe(number)
      }
    }),
  )
})

test('the last character makes the weighted sum a multiple of 29', () => {
  const values = [1, 2, 3, 4, 5, 6, 7]
  // 2·1 + 3·2 + 4·3 + 5·4 + 6·5 + 7·6 + 8·7 = 168 = 6·29 − 6, and 8 is the symbol of 6.
  expect(newOrderNumber(() => values.shift() ?? 0)).toBe('3456-7898')
})

test('one wrong character is always detected, and so are two that are swapped', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(7), fc.nat(7), fc.constantFrom(...symbols), (number, place, other, symbol) => {
      const typed = [...number.replace('-', '')]
      const [one, two] = [typed[place], typed[other]]
      fc.pre(one !== symbol && one !== two)
      expect(parseOrderNumber(typed.with(place, symbol).join(''))).toBeUndefined()
      expect(
        parseOrderNumber(
          typed
            .with(place, two ?? '')
            .with(other, one ?? '')
            .join(''),
        ),
      ).toBeUndefined()
    }),
  )
})

test.each(['', '2222', 'AAAA-AAAAA', 'order', '2222-222\u0000', '٢٢٢٢-٢٢٢٢'])('“%s” is not a number', (text) => {
  expect(parseOrderNumber(text)).toBeUndefined()
})

test.each(['Order SYHP-K5NH', 'payment SYHP-K5NH', 'nr syhp k5nh.', 'order_SYHPK5NH, thanks', 'SYHP-K5NH (SYHP K5NH)'])(
  'the number is found in “%s”, once',
  (text) => {
    expect(orderNumbersIn(text)).toEqual(['SYHP-K5NH'])
    expect(orderNumbersIn(`${text} 2222-2222`)).toEqual(['SYHP-K5NH', '2222-2222'])
    expect(orderNumbersIn(`X${text.replace(/\W|_/g, '')}X`), 'inside a word').toEqual([])
  },
)
