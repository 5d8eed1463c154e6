import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picture, sceneStarts, videoSeconds } from './video.ts'

function seconds(stamp: string): number {
  const [minutes, rest] = stamp.split(':')
  return Number(minutes) * 60 + Number(rest)
}

function cueTimes(language: 'en' | 'nl'): [from: number, to: number][] {
  const captions = readFileSync(new URL(`../../copy/${language}/film.vtt`, import.meta.url), 'utf8')
  return [...captions.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)].map((cue) => [
    seconds(cue[1] ?? ''),
    seconds(cue[2] ?? ''),
  ])
}

test('captions have the same times in both languages', () => {
  expect(cueTimes('nl')).toEqual(cueTimes('en'))
})

test('captions cover the video without a gap, and each scene starts with a new one', () => {
  const cues = cueTimes('en')
  expect(cues[0]?.[0]).toBe(0)
  expect(Math.abs((cues.at(-1)?.[1] ?? 0) - videoSeconds())).toBeLessThan(0.1)
  for (const [index, cue] of cues.slice(1).entries()) expect(cue[0]).toBe(cues[index]?.[1])
  for (const start of sceneStarts()) expect(cues.some(([from]) => Math.abs(from - start) < 0.25)).toBe(true)
})

test('every frame of the video draws without broken numbers', () => {
  for (let time = 0; time < videoSeconds(); time += 0.2)
    expect(picture(time)).not.toMatch(/NaN|undefined|(width|height|r)="-/)
})

test('videos and poster stay within their byte budgets', () => {
  const size = (name: string) => statSync(new URL(`../../site/video/${name}`, import.meta.url)).size
  expect(size('visit-small.mp4')).toBeLessThan(600_000)
  expect(size('visit-medium.mp4')).toBeLessThan(1_000_000)
  expect(size('visit-poster.avif')).toBeLessThan(20_000)
})
