/** Clamps a share to 0 to 1. */
function limit(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** How far `time` is between `start` and `end` (seconds), from 0 to 1, eased in and out. */
export function progress(time: number, start: number, end: number): number {
  const t = limit((time - start) / (end - start))
  return t * t * (3 - 2 * t)
}

/** An eased value that moves from `from` to `to` between the times `start` and `end` (seconds). */
export function tween(time: number, start: number, end: number, from: number, to: number): number {
  return from + (to - from) * progress(time, start, end)
}

/** The scale of something that pops up at `start` (seconds): 0, slightly above 1, then 1. */
export function pop(time: number, start: number): number {
  const t = limit((time - start) / 0.4)
  const back = 1.9
  return t === 0 ? 0 : 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2
}

/** A sine between -1 and 1 that repeats `perSecond` times a second. */
export function swing(time: number, perSecond: number, offset = 0): number {
  return Math.sin((time * perSecond + offset) * Math.PI * 2)
}
