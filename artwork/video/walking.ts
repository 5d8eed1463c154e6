import type { Pose } from '../kit/person.ts'
import type { Point } from '../kit/shapes.ts'

/** Half a step of a person of scale 1, in drawing units. */
const halfStep = 25

/** Where a foot is in its cycle (0 to 1). On the ground it moves back evenly, so it does not slide; then it lifts forward. */
function footAt(cycle: number): Point {
  const phase = cycle - Math.floor(cycle)
  if (phase < 0.5) return [halfStep * (1 - phase * 4), 0]
  const t = (phase - 0.5) * 2
  return [halfStep * (-1 + 2 * t * t * (3 - 2 * t)), -13 * Math.sin(t * Math.PI)]
}

/**
 * The walking pose after `walked` drawing units. Steps depend on distance alone, so they slow down with the person.
 * `moving` goes from 0 (standing, feet together) to 1 (full stride).
 */
export function walk(x: number, y: number, scale: number, facing: 1 | -1, walked: number, moving: number): Pose {
  const cycle = walked / (halfStep * scale * 4)
  const place = (rest: number, foot: Point, lower: number): Point => [
    x + (rest * (1 - moving) + foot[0] * moving) * scale * facing,
    y + (foot[1] * moving + lower) * scale,
  ]
  const near = footAt(cycle)
  const far = footAt(cycle + 0.5)
  const sway = Math.cos(cycle * Math.PI * 2) * moving
  return {
    x,
    y,
    scale,
    facing,
    lean: 3 * moving,
    drop: (2.5 + 2.5 * Math.abs(Math.cos(cycle * Math.PI * 2))) * moving,
    nearFoot: place(-10, near, 0),
    farFoot: place(16, far, -2),
    near: [x + (-14 - sway * 18) * scale * facing, y - 80 * scale],
    far: [x + (18 + sway * 18) * scale * facing, y - 80 * scale],
  }
}
