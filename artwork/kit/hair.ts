import type { Look } from './looks.ts'
import { palette } from './palette.ts'
import { circle, d, path } from './shapes.ts'

/** A round head with hair, centred at (x, y). It looks towards `facing` and tips that way by `tilt` degrees. */
export function hairOf(
  look: Look,
  [x, y]: readonly [number, number],
  scale: number,
  facing: 1 | -1,
  tilt: number,
): string {
  const angle = (tilt * Math.PI) / 180
  const at = (px: number, py: number): readonly [number, number] => {
    const rx = px * Math.cos(angle) - py * Math.sin(angle)
    const ry = px * Math.sin(angle) + py * Math.cos(angle)
    return [x + rx * scale * facing, y + ry * scale]
  }
  const ball = (px: number, py: number, r: number, fill: string) => circle(...at(px, py), r * scale, fill)
  const face = circle(x, y, 18 * scale, look.skin)
  const sweep = facing === 1 ? 0 : 1
  const r = 20 * scale
  const crown = path(
    d`M${at(17, -9)}A${r} ${r} 0 0 ${sweep} ${at(-18, 7)}L${at(-12, 9)}Q${at(-12, -2)} ${at(-5, -5)}Q${at(8, -3)} ${at(17, -9)}z`,
    look.hair,
  )
  switch (look.style) {
    case 'bun':
      return ball(-15, -15, 9, look.hair) + face + crown
    case 'bob':
      return (
        face +
        path(
          d`M${at(17, -9)}A${r} ${r} 0 0 ${sweep} ${at(-20, 4)}L${at(-19, 20)}Q${at(-8, 24)} ${at(-5, 17)}Q${at(-9, 2)} ${at(-3, -5)}Q${at(8, -3)} ${at(17, -9)}z`,
          look.hair,
        )
      )
    case 'curls':
      return [
        face,
        ball(-14, -2, 9, look.hair),
        ball(-11, -12, 10, look.hair),
        ball(0, -16, 10, look.hair),
        ball(10, -12, 8, look.hair),
      ].join('')
    case 'cap':
      return [
        face,
        path(d`M${at(-13, -3)}Q${at(-12, 4)} ${at(-15, 12)}L${at(-18, 4)}z`, look.hair),
        path(
          d`M${at(18.5, -6)}A${r} ${r} 0 0 ${sweep} ${at(-19.5, -2)}L${at(29, -3)}Q${at(28, -8)} ${at(18, -8)}z`,
          palette.leaf,
        ),
      ].join('')
    default:
      return face + crown
  }
}
