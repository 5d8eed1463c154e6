import { cupboards, hood, tap, tiles } from '../kit/kitchen.ts'
import { cleaner, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, room, sashWindow, sparkle } from '../kit/room.ts'
import { drawing, rect } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket, cloth, sprayBottle } from '../kit/tools.ts'

/** Deep cleaning: a cleaner wipes a kitchen worktop to a shine in the light from the window. */
export function packageGs(): string {
  return drawing(
    400,
    300,
    room(400, 300, 244, palette.mint, palette.sand),
    tiles(136, 96, 11, 3, 24, palette.white, palette.sky),
    sashWindow(34, 40, 84, 96, 2, 2, rect(34, 40, 84, 96, palette.sky)),
    hood(296, 84, 84),
    lightBeam(34, 40, 84, 96, 244, 40, 0.6),
    cupboards(136, 160, 256, 244, 4),
    tap(176, 160),
    rect(312, 156, 52, 5, palette.ink, 2),
    sprayBottle(376, 160, 0.9, palette.brick),
    floorShadow(226, 284, 92),
    person(gloved(cleaner), { x: 216, y: 284, scale: 1.04, lean: 9, nod: 8, near: [282, 156], far: [258, 152] }),
    cloth([286, 156]),
    floorShadow(128, 284, 64),
    bucket(122, 284, 1.2),
    sparkle(334, 128, 13),
    sparkle(356, 112, 7),
    sparkle(310, 112, 6),
  )
}
