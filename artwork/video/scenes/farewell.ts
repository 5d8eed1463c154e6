import { client } from '../../kit/looks.ts'
import { person } from '../../kit/person.ts'
import { sparkle } from '../../kit/room.ts'
import { framed, moved, type Point } from '../../kit/shapes.ts'
import { pop, progress, swing } from '../motion.ts'
import { doorFront, street } from '../places.ts'
import { handClipboard, type Scene } from '../stage.ts'
import { type Way, withBucket, withMop } from '../team.ts'

/** Farewell: the client signs at the door, the team waves and leaves, and the house is full of light. */
export const farewell: Scene = {
  seconds: 6,
  draw: (time) => {
    const signing = 1 - progress(time, 1.5, 1.9)
    const inDoor = time < 1.9
    const turned = time > 2.4
    const pen = swing(time, 2.4) * 9 * signing * progress(time, 0.6, 0.9)
    const board = progress(time, 1.9, 2.35)
    const waving = progress(time, 2.4, 2.8)
    const gone = Math.max(0, time - 2.6)
    const eased = gone < 0.8 ? (gone * gone) / 1.6 : gone - 0.4
    const walked = eased * 215
    const moving = progress(time, 2.6, 3.1)
    const wave = swing(time, 1.7) * 16
    const [boardX, boardY] = [796 - board * 70, 236 + board * 10]
    const host = person(client, {
      x: 126,
      y: 448,
      scale: 1.9,
      facing: -1,
      nod: 9 * signing,
      near: [72 + pen + (1 - signing) * 76, 206 + (1 - signing) * 92],
      far: [92 - waving * 32 + wave * 0.7 * waving, 298 - waving * 190],
    })
    const mate: Way = { x: 470 - walked, y: 668, facing: -1, walked, moving }
    const lead: Way = { x: 790 - walked, y: 676, facing: turned ? -1 : 1, walked, moving }
    const lifted = waving * (1 - progress(time, 5.2, 5.6))
    const leadHand: Point = turned ? [lead.x - 56 - wave * 0.6, 424 - 130 * lifted] : [boardX + 110, boardY + 164]
    const held = handClipboard(boardX + 100, boardY + 150, 3)
    return [
      street(420),
      doorFront(760, 1, (inDoor ? moved(-866, -150, 1, held) : '') + host),
      inDoor ? framed(0, 0, 866, 720, held) : '',
      withMop(mate),
      turned ? moved(lead.x - 34, 478, 1, handClipboard(0, 0, 3)) : '',
      !inDoor && !turned ? held : '',
      withBucket(lead, lifted > 0.02 || !turned ? leadHand : undefined),
      sparkle(1220, 190, 30 * pop(time, 3.4)),
      sparkle(1180, 160, 15 * pop(time, 3.6)),
      sparkle(1010, 110, 22 * pop(time, 4)),
    ].join('')
  },
}
