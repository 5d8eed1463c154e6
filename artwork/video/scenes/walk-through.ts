import { cleaner, client, colleague } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { type Point, path, stroke } from '../../kit/shapes.ts'
import { floorShadow } from '../../kit/things.ts'
import { pop, progress, swing, tween } from '../motion.ts'
import { livingRoom } from '../places.ts'
import { handClipboard, marker, type Scene } from '../stage.ts'
import { walk } from '../walking.ts'

const windowSign = stroke('M-16-18h32v36h-32zM0-18v36M-16 0h32', palette.ink, 4)
const floorSign = path('M0-22q18 22 18 30a18 16 0 0 1-36 0q0-8 18-30z', palette.ink)

/** Walk-through: the client shows the team what matters. A sign pops up at each spot and the team notes it. */
export const walkThrough: Scene = {
  seconds: 4.4,
  draw: (time) => {
    const way = tween(time, -0.8, 1.1, 0, 330)
    const moving = 1 - progress(time, 0.7, 1.1)
    const first = progress(time, 1, 1.4)
    const second = progress(time, 2.2, 2.6)
    const down = progress(time, 3.4, 3.8)
    const host = walk(980 - way, 668, 2, -1, way, moving)
    const lead = walk(1190 - way, 676, 2, -1, way, moving)
    const mate = walk(1400 - way, 664, 2, -1, way, moving)
    const rest: Point = host.far ?? [0, 0]
    const show = (from: number, a: number, b: number) =>
      (from * (1 - first) + (a * (1 - second) + b * second) * first) * (1 - down) + from * down
    const noted = swing(time, 2.2) * 5 * (first - down)
    return [
      livingRoom([1, 1, 1]),
      marker(372, 250, pop(time, 1.4), windowSign),
      marker(400, 630, pop(time, 2.6), floorSign),
      floorShadow(host.x, 670, 150),
      person(client, { ...host, far: [show(rest[0], 522, 540), show(rest[1], 320, 500)], nod: 6 * second - 4 * down }),
      floorShadow(mate.x, 666, 150),
      person(colleague, { ...mate, nod: 5 * first * swing(time, 0.7) }),
      floorShadow(lead.x, 678, 150),
      handClipboard(lead.x - 84, 466, Math.floor(first + second + down)),
      person(cleaner, { ...lead, nod: 8 * first, near: [lead.x - 44, 470 + noted], far: [lead.x - 70, 490] }),
    ].join('')
  },
}
