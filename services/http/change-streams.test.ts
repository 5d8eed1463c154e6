import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangeStreams } from './change-streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads a stream as a browser does, in the background. */
function listen(response: Response) {
  const heard = { text: '', ended: false }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      heard.text += part.value
    }
    heard.ended = true
  }
  read()
  return { heard, leave: () => reader?.cancel() }
}

it('sends every page the changed subjects, and a heartbeat (R17.14)', async () => {
  const streams = new ChangeStreams()
  const pages = [listen(streams.open('sara', 'laptop')), listen(streams.open('tom', 'laptop'))]
  streams.broadcast('leads')
  await vi.advanceTimersByTimeAsync(20_000)
  for (const { heard } of pages) expect(heard.text).toBe('retry: 1000\n\ndata: leads\n\n: here\n\n')
})

it('ends a stream after ten minutes, and forgets pages that are gone', async () => {
  const streams = new ChangeStreams()
  const [staying, leaving] = [listen(streams.open('sara', 'laptop')), listen(streams.open('sara', 'laptop'))]
  await vi.advanceTimersByTimeAsync(1)
  await leaving.leave()
  expect(streams.size).toBe(1)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(staying.heard.ended).toBe(true)
  expect(streams.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('keeps six streams of a person, the newest', async () => {
  const streams = new ChangeStreams()
  const pages = Array.from({ length: 8 }, () => listen(streams.open('sara', 'laptop')))
  listen(streams.open('tom', 'laptop'))
  await vi.advanceTimersByTimeAsync(1)
  expect(streams.size).toBe(7)
  expect(pages.map(({ heard }) => heard.ended)).toEqual([true, true, ...Array(6).fill(false)])
})

it('ends the streams of sessions that have ended, and no others', async () => {
  const streams = new ChangeStreams()
  const [laptop, phone, tom] = [
    streams.open('sara', 'laptop'),
    streams.open('sara', 'phone'),
    streams.open('tom', 'pc'),
  ].map(listen)
  expect(streams.sessions).toEqual(['laptop', 'phone', 'pc'])
  streams.end(['laptop', 'gone'])
  await vi.advanceTimersByTimeAsync(1)
  expect([laptop, phone, tom].map((page) => page?.heard.ended)).toEqual([true, false, false])
})

it('drops a page that reads nothing', () => {
  const streams = new ChangeStreams()
  streams.open('sara', 'laptop')
  for (let told = 0; told < 100; told += 1) streams.broadcast('leads')
  expect(streams.size).toBe(0)
})

it('ends all streams when the process stops, and holds nothing of 10,000 pages that came and went', async () => {
  const streams = new ChangeStreams()
  for (let page = 0; page < 10_000; page += 1) await streams.open(`person ${page % 50}`, 'laptop').body?.cancel()
  expect(streams.size).toBe(0)
  const page = listen(streams.open('sara', 'laptop'))
  streams.close()
  await vi.advanceTimersByTimeAsync(1)
  expect(page.heard.ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
