import { expect, test } from 'vitest'
import { KnownMisses } from './known-misses.ts'

/** Misses that count how often each address is looked up; nothing exists at any. */
function newMisses() {
  let now = 0
  const misses = new KnownMisses(3, () => new Date(now))
  const lookUps: string[] = []
  const ask = (address: string) => misses.find(address, async () => void lookUps.push(address))
  return { misses, ask, lookUps, pass: (ms: number) => (now += ms) }
}

test('a missing path is cached, an existing one is not', async () => {
  const { misses, ask, lookUps } = newMisses()
  for (let index = 0; index < 3; index += 1) {
    expect(await ask('/nothing')).toBeUndefined()
    expect(await misses.find('/something', async () => index + 1)).toBe(index + 1)
  }
  expect(lookUps).toEqual(['/nothing'])
})

test('the number of addresses is bounded; the least recently used goes first', async () => {
  const { ask, lookUps } = newMisses()
  for (const address of ['/a', '/b', '/c', '/d', '/b', '/c', '/d', '/a']) await ask(address)
  expect(lookUps).toEqual(['/a', '/b', '/c', '/d', '/a'])
})

test('any change of pages clears it', async () => {
  const { misses, ask, lookUps } = newMisses()
  await ask('/a')
  misses.forget()
  await ask('/a')
  expect(lookUps).toEqual(['/a', '/a'])
})

test('a look-up that began before a change is not remembered', async () => {
  const { misses, ask, lookUps } = newMisses()
  await misses.find('/a', async () => misses.forget())
  await ask('/a')
  expect(lookUps).toEqual(['/a'])
})

test('an address at which something appears by the clock is looked up again from that moment', async () => {
  const { misses, ask, lookUps, pass } = newMisses()
  const nothingUntil = (until: number) =>
    misses.find(
      '/a',
      async () => undefined,
      async () => until,
    )
  await nothingUntil(1000)
  pass(999)
  await ask('/a')
  expect(lookUps).toEqual([])
  pass(1)
  await ask('/a')
  expect(lookUps).toEqual(['/a'])
})
