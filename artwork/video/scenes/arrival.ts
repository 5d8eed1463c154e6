import { client } from '../../kit/looks.ts'
import { person } from '../../kit/person.ts'
import { progress, swing, tween } from '../motion.ts'
import { doorFront, street } from '../places.ts'
import type { Scene } from '../stage.ts'
import { withBucket, withMop } from '../team.ts'

/** The team of two walks up to the house with its equipment, and the door opens. */
export const arrival: Scene = {
  seconds: 4.6,
  draw: (time) => {
    const way = tween(time, -1, 3.1, -120, 760)
    const camera = tween(time, -0.6, 3.1, 0, 420)
    const moving = 1 - progress(time, 2.5, 3)
    const open = progress(time, 2.9, 3.5)
    const hello = progress(time, 3.3, 3.7)
    const x = 1180 - camera
    const host = person(client, {
      x: 126,
      y: 448,
      scale: 1.9,
      facing: -1,
      near: [150 - 8 * hello, 300 - hello * 8],
      far: [86 - hello * 26 + swing(time, 1.6) * 9 * hello, 298 - hello * 190],
    })
    const walker = (start: number) => ({
      x: start + way - camera,
      y: 668,
      facing: 1 as const,
      walked: way + start,
      moving,
    })
    return street(camera) + doorFront(x, open, host) + withMop(walker(-60)) + withBucket(walker(190))
  },
}
