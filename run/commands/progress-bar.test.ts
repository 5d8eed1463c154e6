import { expect, test } from 'vitest'
import { progressBar } from './progress-bar.ts'

function screen(isTTY: boolean, columns = 80) {
  const written: string[] = []
  return { isTTY, columns, written, write: (text: string) => written.push(text) }
}

test('on a terminal the bar grows on one line and disappears at the end', () => {
  const terminal = screen(true)
  const bar = progressBar(terminal, 'reviews')
  bar.show(50, 200)
  bar.show(200, 200)
  bar.clear()
  expect(terminal.written).toEqual([
    `\r\x1b[K[${'█'.repeat(10)}${'░'.repeat(30)}] 50 of 200 reviews`,
    `\r\x1b[K[${'█'.repeat(40)}] 200 of 200 reviews`,
    '\r\x1b[K',
  ])
})

test('a narrow terminal shows numbers only, and an unknown total is the current number', () => {
  const terminal = screen(true, 20)
  const bar = progressBar(terminal, 'reviews')
  bar.show(1234, 0)
  bar.show(12, 5)
  expect(terminal.written).toEqual(['\r\x1b[K1,234 of 1,234 reviews', '\r\x1b[K12 of 12 reviews'])
})

test('nothing is written to a log or a pipe', () => {
  const pipe = screen(false)
  const bar = progressBar(pipe, 'reviews')
  bar.show(1, 2)
  bar.clear()
  expect(pipe.written).toEqual([])
})
