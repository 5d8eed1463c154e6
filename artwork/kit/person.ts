import { hairOf } from './hair.ts'
import { bend, between } from './limb.ts'
import type { Look } from './looks.ts'
import { palette } from './palette.ts'
import { d, line, type Point, path } from './shapes.ts'

/**
 * Where a person stands and what the limbs do, in drawing units. At scale 1 a person is 200 units tall. Hands and feet are
 * targets; elbows and knees follow. `facing` is 1 for right, -1 for left. Angles are in degrees, positive towards `facing`.
 */
export type Pose = {
  x: number
  y: number
  scale?: number
  facing?: 1 | -1
  lean?: number
  nod?: number
  drop?: number
  near?: Point
  far?: Point
  nearFoot?: Point
  farFoot?: Point
  /** 1 (default) bends the elbow backwards and down, -1 the other way. */
  nearElbow?: 1 | -1
  farElbow?: 1 | -1
}

function shoe(at: Point, scale: number, facing: number): string {
  const x = (value: number) => at[0] + value * scale * facing
  const y = (value: number) => at[1] + value * scale
  const top: Point = [x(-8), y(-14)]
  const toe: Point = [x(19), y(0)]
  return d`M${top}L${x(7)} ${y(-14)}Q${x(10)} ${y(-8)} ${x(15)} ${y(-7)}Q${toe[0]} ${y(-5)} ${toe}H${x(-9)}z`
}

function arm(shoulder: Point, hand: Point, scale: number, side: number, look: Look, sleeve: string): string {
  const { joint, end } = bend(shoulder, hand, 35 * scale, side)
  const wide = Math.round(15 * scale)
  const narrow = Math.round(13 * scale)
  if (look.longSleeves) {
    return line([end, end], look.skin, narrow) + line([shoulder, joint, between(joint, end, 0.75)], sleeve, wide)
  }
  const glove = look.gloves ? line([between(joint, end, 0.5), end], look.gloves, wide) : ''
  return line([joint, end], look.skin, narrow) + glove + line([shoulder, joint], sleeve, wide)
}

/** Draws a leg that reaches for `foot`. Returns it with the sole's actual position, which differs if the target is too far. */
function leg(hip: Point, foot: Point, scale: number, facing: number, color: string): { drawn: string; sole: Point } {
  const { joint, end } = bend(hip, [foot[0], foot[1] - 10 * scale], 40.2 * scale, -facing)
  return { drawn: line([hip, joint, end], color, Math.round(18 * scale)), sole: [end[0], end[1] + 10 * scale] }
}

/** A standing, leaning, reaching or crouching person with a round head and no face. Far limbs are drawn first. */
export function person(look: Look, pose: Pose): string {
  const s = pose.scale ?? 1
  const f = pose.facing ?? 1
  const lean = (((pose.lean ?? 0) * Math.PI) / 180) * f
  const hip: Point = [pose.x, pose.y - (90 - (pose.drop ?? 0)) * s]
  const body = (x: number, y: number): Point => {
    const bx = x * s * f
    const by = y * s
    return [hip[0] + bx * Math.cos(lean) - by * Math.sin(lean), hip[1] + bx * Math.sin(lean) + by * Math.cos(lean)]
  }
  const near = body(-9, -54)
  const far = body(11, -54)
  const nearHand = pose.near ?? [near[0] - 6 * s * f, near[1] + 66 * s]
  const farHand = pose.far ?? [far[0] + 8 * s * f, far[1] + 66 * s]
  const head = body(3, -84)
  const torso = path(
    d`M${body(-22, -48)}Q${body(-22, -60)} ${body(-9, -62)}L${body(11, -62)}Q${body(22, -60)} ${body(22, -48)}L${body(20, -6)}L${body(22, 14)}L${body(-22, 14)}L${body(-20, -6)}z`,
    look.top,
  )
  const shade = path(
    d`M${body(13 * f, -61)}Q${body(22 * f, -59)} ${body(22 * f, -48)}L${body(20 * f, -6)}L${body(22 * f, 14)}L${body(10 * f, 14)}z`,
    palette.ink,
    0.14,
  )
  const collar = look.collar ? path(d`M${body(-6, -63)}L${body(12, -63)}L${body(5, -51)}z`, look.collar) : ''
  const farLeg = leg(
    [hip[0] + 7 * s * f, hip[1] - 2 * s],
    pose.farFoot ?? [pose.x + 16 * s * f, pose.y - 2 * s],
    s,
    f,
    look.legFar,
  )
  const nearLeg = leg([hip[0] - 6 * s * f, hip[1]], pose.nearFoot ?? [pose.x - 10 * s * f, pose.y], s, f, look.leg)
  return [
    arm(far, farHand, s, (pose.farElbow ?? 1) * f, look, look.sleeveFar),
    farLeg.drawn,
    nearLeg.drawn,
    path(shoe(farLeg.sole, s, f) + shoe(nearLeg.sole, s, f), look.shoes),
    line([body(2, -62), head], look.skin, Math.round(12 * s)),
    torso,
    shade,
    collar,
    hairOf(look, head, s, f, (pose.nod ?? 0) + (pose.lean ?? 0)),
    arm(near, nearHand, s, (pose.nearElbow ?? 1) * f, look, look.sleeve),
  ].join('')
}
