import { expect, test } from 'vitest'
import { seeded } from '../../testing/random-numbers.ts'
import { canUndo, foldVisit, inOrder, undoneIds } from './fold-visit.ts'
import { type AnyOperation, latestByHand, notPossibleReasons } from './operation.ts'
import { readOperation } from './read-operation.ts'

const arrivedAt = new Date('2026-12-14T12:00:00.000Z')
const idOf = (number: number) => `01941f29-7c00-7000-8000-${String(number).padStart(12, '0')}`
const minute = (number: number) => new Date(Date.UTC(2026, 11, 14, 8, number)).toISOString()

/** An operation as a phone sends it. */
const sent = (number: number, kind: string, more: object = {}) => ({
  id: idOf(number),
  order: 'K7F4-29QX',
  at: minute(number),
  by: idOf(0),
  kind,
  ...more,
})
const operation = (...given: Parameters<typeof sent>) => readOperation(sent(...given), arrivedAt) as AnyOperation

const kinds = ['onTheWay', 'begin', 'room', 'late', 'called', 'damage', 'note', 'inspect', 'finish', 'giveUp', 'undo']

/** What two phones have recorded: equal times, undone operations, undone ones that are missing, and unknown kinds. */
function randomVisit({ below }: ReturnType<typeof seeded>): AnyOperation[] {
  return Array.from({ length: 4 + below(12) }, (_, index) => {
    const bodies: Record<string, object> = {
      room: { room: `bedroom-${1 + below(2)}`, ...(below(2) && { reason: notPossibleReasons[below(6)] }) },
      late: { minutes: 20 },
      called: { answered: below(2) === 1 },
      damage: { hurt: below(2) === 1 },
      note: { text: 'Blue bucket' },
      inspect: { with: 'declined' },
      giveUp: { reason: 'noSupply' },
      undo: { of: idOf(1 + below(index + 2)) },
    }
    const kind = below(15) === 0 ? 'pause' : (kinds[below(kinds.length)] ?? 'note')
    return operation(index + 1, kind, { at: minute(below(20)), ...bodies[kind] })
  })
}

test('10,000 interleavings of two phones fold to the same visit in any order and with any repetition (R20.1)', () => {
  const seed = seeded(20)
  const { below, shuffled } = seed
  for (let round = 0; round < 10_000; round += 1) {
    const all = randomVisit(seed)
    const expected = foldVisit(all)
    const repeated = shuffled([...all, ...all.filter(() => below(2) === 0)])
    expect(foldVisit(repeated)).toEqual(expected)
    const [one, other] = [all.filter(() => below(2) === 0), all.filter(() => below(2) === 0)]
    const union = inOrder([...one, ...other])
    expect(foldVisit(inOrder([...other, ...one]))).toEqual(foldVisit(union))
    expect(foldVisit([...union, ...all]), 'both get the rest').toEqual(expected)
  }
})

test('the last word about a room counts, by time and then by id, and an undone word does not', () => {
  const done = operation(1, 'room', { room: 'kitchen-1', at: minute(5) })
  const locked = operation(2, 'room', { room: 'kitchen-1', at: minute(5), reason: 'locked' })
  expect(foldVisit([locked, done]).rooms.get('kitchen-1')).toBe(locked)
  const undo = operation(3, 'undo', { of: locked.id, at: minute(50) })
  expect(foldVisit([undo, locked, done]).rooms.get('kitchen-1')).toBe(done)
  const undoOfUndo = operation(4, 'undo', { of: undo.id, at: minute(51) })
  expect([...undoneIds([undoOfUndo, undo, locked])], 'an undo cannot be undone').toEqual([locked.id])
})

test('a step can be undone within ten minutes of recording it, however long ago it happened (R17.25)', () => {
  const begin = operation(0, 'begin')
  expect(canUndo(begin, new Date(minute(10)))).toBe(true)
  expect(canUndo(begin, new Date(Date.parse(minute(10)) + 1))).toBe(false)
  expect(canUndo(operation(0, 'room', { room: 'kitchen-1' }), new Date(minute(59)))).toBe(true)
  const byHand = operation(1, 'begin', { at: minute(0), pressedAt: minute(30) })
  expect([...undoneIds([byHand, operation(2, 'undo', { of: byHand.id, at: minute(39) })])]).toEqual([byHand.id])
})

test('a time set by hand is at most twelve hours back, and one of the future becomes the arrival (R20.5)', () => {
  const back = (milliseconds: number) => new Date(Date.parse(minute(0)) - milliseconds).toISOString()
  const byHand = (at: string) => readOperation(sent(1, 'begin', { at, pressedAt: minute(0) }), arrivedAt)
  expect(byHand(back(latestByHand))).toMatchObject({ at: back(latestByHand), pressedAt: minute(0) })
  expect(byHand(back(latestByHand + 1))).toBeUndefined()
  expect(byHand(minute(2)), 'later than its operation').toBeUndefined()
  const at = (time: string) => readOperation(sent(1, 'begin', { at: time }), arrivedAt)?.at
  expect(at('2026-12-14T12:01:00Z'), 'a minute ahead').toBe('2026-12-14T12:01:00.000Z')
  expect(at('2026-12-14T12:01:01Z')).toBe(arrivedAt.toISOString())
  expect(at('9999-12-31T23:59:59-05:00')).toBe(arrivedAt.toISOString())
  expect(at('2026-09-15T08:00:00Z'), 'of 90 days ago').toBe('2026-09-15T08:00:00.000Z')
})

test('an unknown kind is kept whole, and anything else than an operation is malformed (R20.1)', () => {
  const paused = sent(1, 'pause', { reason: { lunch: true } })
  expect(readOperation(paused, arrivedAt)).toEqual(paused)
  expect(readOperation(sent(1, 'constructor'), arrivedAt)).toMatchObject({ kind: 'constructor' })
  const malformed = [
    ...[null, 7, 'begin', [], {}, sent(1, ''), sent(1, 'a b'), sent(1, 'pause', { text: 'x'.repeat(4096) })],
    ...[{ id: 'x' }, { by: 'x' }, { at: 'yesterday' }, { at: '0000-01-01T00:00:00Z' }, { redo: 'x' }].map((more) =>
      sent(1, 'begin', more),
    ),
    ...[
      { kind: 'late', minutes: 15 },
      { kind: 'inspect', with: 'x' },
      { kind: 'undo' },
      { kind: 'note', text: ' \u200b' },
      { kind: 'photo', sha256: 'abc' },
    ].map((more) => sent(1, '', more)),
  ]
  expect(malformed.map((value) => readOperation(value, arrivedAt))).toEqual(malformed.map(() => undefined))
})
