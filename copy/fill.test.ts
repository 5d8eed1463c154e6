import { describe, expect, it } from 'vitest'
import { fill, fillAll, placeholdersOf } from './fill.ts'

describe('fill', () => {
  it('replaces each placeholder, also more than once', () => {
    expect(fill('{day} {time}, {day}', { day: 'Monday', time: '08:00' })).toBe('Monday 08:00, Monday')
  })

  it('accepts placeholders that end in a number', () => {
    expect(fill('{phone1} or {phone2}', { phone1: '02', phone2: '04' })).toBe('02 or 04')
  })

  it('inserts a value literally, whatever characters it has', () => {
    expect(fill('Mail {email}', { email: '$& {phone} $1' })).toBe('Mail $& {phone} $1')
  })

  it('throws for a placeholder without a value', () => {
    expect(() => fill('Call {phone}', {})).toThrow('No value for {phone}')
    expect(() => fill('Call {toString}', {})).toThrow('No value for {toString}')
  })

  it('throws for a value without a placeholder', () => {
    expect(() => fill('Call us', { phone: '1' })).toThrow('No placeholder for {phone}')
  })
})

describe('fillAll', () => {
  const facts = { phone: '02', email: 'a@b.example' }

  it('fills strings at any depth and keeps other values', () => {
    const copy = { title: 'Call {phone}', rows: [{ when: 'now', cost: ['{email}'] }], rate: 2 }
    expect(fillAll(copy, facts)).toEqual({
      title: 'Call 02',
      rows: [{ when: 'now', cost: ['a@b.example'] }],
      rate: 2,
    })
    expect(copy.title).toBe('Call {phone}')
  })

  it('throws for a placeholder without a fact', () => {
    expect(() => fillAll(['Since {since}'], facts)).toThrow('No value for {since}')
  })
})

it('placeholdersOf returns each placeholder once, and ignores other braces', () => {
  expect(placeholdersOf('{a} {b} {a} {} { c } {d-e}')).toEqual(['a', 'b'])
})
