import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { videoLength } from '../document/structured-data.ts'

function seconds(stamp: string): number {
  const [minutes, rest] = stamp.split(':')
  return Number(minutes) * 60 + Number(rest)
}

function cueTimes(language: 'en' | 'nl'): [from: number, to: number][] {
  const captions = readFileSync(`copy/${language}/film.vtt`, 'utf8')
  return [...captions.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)].map(([, from = '', to = '']) => [
    seconds(from),
    seconds(to),
  ])
}

/** The length of an MP4 file: after the name, version and dates of its header come the time scale and the duration. */
function lengthOf(file: string): number {
  const film = readFileSync(file)
  const header = film.indexOf('mvhd')
  return film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16)
}

test('captions have the same times in both languages and cover the film without a gap', () => {
  const cues = cueTimes('en')
  expect(cueTimes('nl')).toEqual(cues)
  expect(cues[0]?.[0]).toBe(0)
  const length = lengthOf('site/video/visit-medium.mp4')
  expect(Math.abs((cues.at(-1)?.[1] ?? 0) - length)).toBeLessThan(0.1)
  expect(length, 'as search engines read it').toBeCloseTo(videoLength, 0)
  for (const [index, cue] of cues.slice(1).entries()) expect(cue[0]).toBe(cues[index]?.[1])
})

test('films and poster stay within their byte budgets', () => {
  const size = (name: string) => statSync(`site/video/${name}`).size
  expect(size('visit-small.mp4')).toBeLessThan(600_000)
  expect(size('visit-medium.mp4')).toBeLessThan(1_000_000)
  expect(size('visit-poster.avif')).toBeLessThan(20_000)
})
