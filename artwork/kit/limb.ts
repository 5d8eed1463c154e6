import type { Point } from './shapes.ts'

/**
 * Finds the joint (elbow or knee) between two bones of equal length that reach from `from` to `to`. If the target is out
 * of reach, the limb is stretched out and ends short of it. `side` (+1 or -1) is the side of the line the joint bends to.
 */
export function bend(from: Point, to: Point, bone: number, side: number): { joint: Point; end: Point } {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const distance = Math.max(0.001, Math.hypot(dx, dy))
  const reach = Math.min(distance, bone * 1.998)
  const ux = dx / distance
  const uy = dy / distance
  const out = Math.sqrt(Math.max(0, bone * bone - (reach / 2) ** 2)) * side
  const end: Point = [from[0] + ux * reach, from[1] + uy * reach]
  const joint: Point = [from[0] + (ux * reach) / 2 - uy * out, from[1] + (uy * reach) / 2 + ux * out]
  return { joint, end }
}

/** The point `share` (0 to 1) of the way from one point to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
