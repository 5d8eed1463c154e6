import { drawing } from '../kit/shapes.ts'
import { progress } from './motion.ts'
import { arrival } from './scenes/arrival.ts'
import { bathroom } from './scenes/bathroom.ts'
import { farewell } from './scenes/farewell.ts'
import { inspection } from './scenes/inspection.ts'
import { kitchen } from './scenes/kitchen.ts'
import { phone } from './scenes/phone.ts'
import { walkThrough } from './scenes/walk-through.ts'
import { windows } from './scenes/windows.ts'
import { type Scene, stage, wiped } from './stage.ts'

/** The visit, scene by scene. The captions in `copy/en/film.vtt` and `copy/nl/film.vtt` follow these times. */
export const scenes: readonly Scene[] = [phone, arrival, walkThrough, kitchen, bathroom, windows, inspection, farewell]

/** How long one scene takes to wipe over the previous one, in seconds. The two scenes overlap for that time. */
const wipe = 0.7

/** Playback speed: scene times are multiplied by it, so scenes play faster than they are written. */
const pace = 1.12

/** When each scene starts, in seconds of the video. */
export function sceneStarts(): number[] {
  let at = 0
  return scenes.map((scene) => {
    const start = at / pace
    at += scene.seconds - wipe
    return start
  })
}

/** The length of the video in seconds. */
export function videoSeconds(): number {
  return scenes.reduce((sum, scene) => sum + scene.seconds - wipe, wipe) / pace
}

/** The frame at `time` seconds, as an SVG document of 1280 by 720. */
export function picture(time: number): string {
  const starts = sceneStarts()
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  )
  const drawn = (at: number) => scenes[at]?.draw((time - (starts[at] ?? 0)) * pace) ?? ''
  const since = (time - (starts[index] ?? 0)) * pace
  const whole = index === 0 || since >= wipe
  return drawing(
    stage.w,
    stage.h,
    whole ? drawn(index) : wiped(drawn(index - 1), drawn(index), progress(since, 0, wipe)),
  )
}
