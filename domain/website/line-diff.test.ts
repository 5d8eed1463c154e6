import { expect, test } from 'vitest'
import { diffLines } from './line-diff.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const written = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${marks[kind]}${text}`)

test('lines that both texts have stay, and only the others are marked', () => {
  expect(written('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d'])
  expect(written('a', 'a')).toEqual([' a'])
  expect(written('', 'a')).toEqual(['-', '+a'])
  expect(written('a\na', 'a')).toEqual([' a', '-a'])
})

test('both texts can be read from the list, however long they are', () => {
  const long = (seed: number) => Array.from({ length: 2500 }, (_, n) => String((n * seed) % 977)).join('\n')
  for (const [before, after] of [
    [long(3), long(7)],
    ['x\ny\nz', 'z\ny\nx'],
  ] as const) {
    const lines = diffLines(before, after)
    const side = (not: 'removed' | 'added') => lines.filter(({ kind }) => kind !== not).map(({ text }) => text)
    expect(side('added').join('\n')).toBe(before)
    expect(side('removed').join('\n')).toBe(after)
  }
})
