import { expect, test } from 'vitest'
import { ClientLimit, RateLimit } from './rate-limit.ts'

const start = Date.parse('2026-11-21T10:00:00.000Z')

function limitAt(limit: { most: number; windowMs: number }) {
  let now = start
  return { limit: new RateLimit(limit, () => new Date(now)), pass: (milliseconds: number) => (now += milliseconds) }
}

test('a number of calls is allowed at once, and as many again in each window, evenly spread', () => {
  const { limit, pass } = limitAt({ most: 2, windowMs: 60_000 })
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(30)
  pass(20_000)
  expect(limit.take('a')).toBe(10)
  pass(10_000)
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(30)
})

test('keys are independent', () => {
  const { limit } = limitAt({ most: 1, windowMs: 1000 })
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('b')).toBeUndefined()
  expect(limit.take('a')).toBe(1)
})

test('the number of keys is bounded; the oldest are forgotten', () => {
  const { limit } = limitAt({ most: 1, windowMs: 1000 })
  limit.take('first')
  for (let index = 0; index < 10_000; index += 1) limit.take(String(index))
  expect(limit.take('first')).toBeUndefined()
})

test('a clock that is set back by an hour keeps no one waiting longer', () => {
  const { limit, pass } = limitAt({ most: 1, windowMs: 60_000 })
  limit.take('a')
  pass(-3_600_000)
  expect(limit.take('a')).toBe(60)
  pass(60_000)
  expect(limit.take('a')).toBeUndefined()
})

test('a call that came to nothing can be given back', () => {
  const limit = new ClientLimit({ perAddress: 1, windowMs: 1000 }, () => new Date(start))
  expect(limit.take('a')).toBeUndefined()
  limit.giveBack('a')
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(1)
})

test.each([
  ['IPv4', (host: number) => `192.0.2.${host}`, '198.51.100.1'],
  ['IPv6', (host: number) => `2001:db8:1:${host.toString(16)}::`, '2001:db8:2:1::'],
])('the clients of one wider %s network together may do what four of them may', (_, client, elsewhere) => {
  const limit = new ClientLimit({ perAddress: 3, windowMs: 1000 }, () => new Date(start))
  const taken = Array.from({ length: 100 }, (__, host) => limit.take(client(host)))
  expect(taken.filter((wait) => wait === undefined)).toHaveLength(12)
  expect(limit.take(elsewhere)).toBeUndefined()
})

test.each([
  ['105 clients begin orders', 105, { perAddress: 60, inAll: 6000 }],
  ['17 clients send messages', 17, { perAddress: 60, inAll: 1000 }],
])(
  '%s as fast as they may: the ceiling refuses the heaviest first, and no client that was quiet',
  (_, attackers, limits) => {
    let ceilings = 0
    let now = start
    const limit = new ClientLimit(
      { ...limits, windowMs: 600_000 },
      () => new Date(now),
      () => (ceilings += 1),
    )
    const attack = (calls: number) => {
      for (let call = 0; call < calls; call += 1)
        for (let attacker = 0; attacker < attackers; attacker += 1) limit.take(`10.${attacker}.0.1`)
    }
    attack(60)
    expect(ceilings).toBeGreaterThan(0)
    for (let minute = 0; minute < 30; minute += 1) {
      now += 60_000
      attack(10)
      // A visitor who does a few things, as people do.
      const visitor = `172.16.${minute}.1`
      expect([limit.take(visitor), limit.take(visitor), limit.take(visitor)]).toEqual([undefined, undefined, undefined])
    }
  },
)

test('the further the ceiling is exceeded, the lighter are those that wait', () => {
  const limit = new ClientLimit({ perAddress: 10, inAll: 20, windowMs: 600_000 }, () => new Date(start))
  const takeTimes = (client: string, times: number) =>
    Array.from({ length: times }, () => limit.take(client)).filter((wait) => wait === undefined).length
  expect(takeTimes('10.0.0.1', 10)).toBe(10)
  expect(takeTimes('10.1.0.1', 10)).toBe(10)
  expect(takeTimes('10.2.0.1', 10)).toBeLessThan(10)
  expect(limit.take('10.1.0.1')).toBeGreaterThan(0)
  expect(limit.take('10.3.0.1')).toBeUndefined()
})
