import { expect, onTestFinished, test, vi } from 'vitest'
import { crewPhoneWords } from '../../../copy/office/crew-phone-words.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { longestNote } from '../../../domain/people/office-text-limits.ts'
import { isUuid } from '../../../domain/uuid.ts'
import { mostOperations, protocol } from '../../../domain/visits/operation.ts'
import { largestBatch } from '../crew-routes.ts'
import { openAccess } from './access.ts'
import type { KeptOperation } from './kept.ts'
import { afterAnswer, isOver, nextBatch, nextPause, offsetFrom, verdictOf } from './kept.ts'
import { newId } from './new-id.ts'
import { isBlack, sizeWithin } from './shrink-photo.ts'
import { timeByHand } from './time-by-hand.ts'
import { dayName } from './visit-records.ts'

const words = crewPhoneWords.en
const now = new Date('2026-12-01T09:00:00.000Z')

const kept = (id: string, more: Partial<KeptOperation> = {}): KeptOperation => ({
  id,
  operation: { id, order: 'HH-1', at: now.toISOString(), by: 'person', kind: 'begin' },
  sent: false,
  ...more,
})

test('ids are UUIDs of version 7, each greater than the one before, however fast they are made', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => isUuid(id) && id[14] === '7' && /[89ab]/.test(id[19] ?? ''))).toBe(true)
})

test('the oldest unsent operations are sent first, as many as a request may carry, and refused ones once', () => {
  const all = Array.from({ length: 250 }, (_, index) => kept(String(999 - index)))
  const sent = kept('000', { sent: true })
  const batch = nextBatch([sent, ...all], new Set(['750']))
  expect(batch).toHaveLength(mostOperations)
  expect(batch.slice(0, 2).map(({ id }) => id)).toEqual(['751', '752'])
  const long = all.map((one) => ({
    ...one,
    operation: { ...one.operation, kind: 'note', text: '掃'.repeat(longestNote) },
  }))
  const body = JSON.stringify({ protocol, operations: nextBatch(long, new Set()).map(({ operation }) => operation) })
  expect(new Blob([body]).size, 'the longest notes').toBeLessThan(largestBatch)
})

test('a slow answer does not set the phone’s time back, so that what is recorded next comes later (R20.5)', () => {
  expect(offsetFrom(0, { asked: 1000, now: 1500, answered: 9000 })).toBe(0)
  expect(offsetFrom(0, { asked: 1000, now: 3_601_000, answered: 2000 }), 'an hour slow').toBe(3_599_000)
  expect(offsetFrom(0, { asked: 3_601_000, now: 1500, answered: 3_602_000 }), 'an hour fast').toBe(-3_599_500)
})

test('what the server stored is sent; what it refused stays with its reason, and what it left out is sent again', () => {
  const refused = [{ id: 'b', reason: 'anotherTeam' as const }]
  const answer = { stored: ['a', 'd'], refused, now: now.toISOString() }
  const batch = [kept('a'), kept('b'), kept('c'), kept('d', { refused: 'malformed' })]
  expect(afterAnswer(batch, answer)).toEqual([
    kept('a', { sent: true }),
    kept('b', { refused: 'anotherTeam' }),
    kept('c'),
    kept('d', { sent: true }),
  ])
})

test('a session that ended, a page too old, a refusal and trouble each mean something else', () => {
  const verdicts = [200, 201, 401, 426, 409, 413, 415, 429, 500, 503].map(verdictOf)
  const [done, refused, later] = ['accepted', 'refused', 'later']
  expect(verdicts).toEqual([done, done, 'signedOut', 'outdated', refused, refused, refused, later, later, later])
})

test('pauses between attempts grow from half a second to half a minute', () => {
  const pauses = [0]
  for (let last = 0; last < 30_000; pauses.push(last)) last = nextPause(last)
  expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000])
})

test('what the server has goes after two days, and nothing unsent ever does (R20.3)', () => {
  const [twoDays, older] = ['2026-11-29T09:00:00.000Z', '2026-11-29T08:59:59.999Z']
  const over = [
    { sent: true, at: twoDays },
    { sent: true, at: older },
    { sent: false, at: older },
  ].map((one) => isOver(one, now))
  expect(over).toEqual([false, true, false])
})

test('a time set by hand is the last one of that name, at most twelve hours back (R20.5)', () => {
  const times = ['09:10', '10:00', '22:00', '21:59', '10:01', '', '9:10'].map((text) =>
    timeByHand(text, now)?.toISOString(),
  )
  const [morning, thisMinute, evening] = ['2026-12-01T08:10', '2026-12-01T09:00', '2026-11-30T21:00']
  expect(times).toEqual([
    ...[morning, thisMinute, evening].map((time) => `${time}:00.000Z`),
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('photos are drawn with at most 1,600 pixels on a side, and a black one is refused (R20.16)', () => {
  expect(sizeWithin(8064, 6048)).toEqual({ width: 1600, height: 1200 })
  expect(sizeWithin(900, 1200)).toEqual({ width: 900, height: 1200 })
  expect(isBlack(new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, 255]))).toBe(true)
  expect(isBlack(new Uint8ClampedArray([0, 0, 0, 255, 0, 1, 0, 255]))).toBe(false)
})

test('a day that is over is named by its date: an old list does not pass for that of today (R20.2)', () => {
  const { date } = officeClock(new Date())
  const names = [-1, 0, 1].map((days) => dayName(addDays(date, days), words))
  expect(names).toEqual([expect.stringMatching(/^\w+day \d+ \w+ \d{4}$/), 'Today', 'Tomorrow'])
})

test('an error page of the office counts as no network for how to get in, and is not shown (R20.11)', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 503 }))
  expect(await openAccess({ order: 'HH-1' }, words)).toBe(words.access.failed)
  vi.stubGlobal('fetch', async () => new Response('Not of your team', { status: 403 }))
  expect(await openAccess({ order: 'HH-1' }, words)).toBe('Not of your team')
})
