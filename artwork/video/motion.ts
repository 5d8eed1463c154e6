/** A share of 0 to 1, limited. */
function limit(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** How far `time` has come from `start` to `end` (seconds), 0 to 1, gently started and stopped. */
export function progress(time: number, start: number, end: number): number {
  const t = limit((time - start) / (end - start))
  return t * t * (3 - 2 * t)
}

/** A value that goes from `from` to `to` between two times. */
export function tween(time: number, start: number, end: number, from: number, to: number): number {
  return from + (to - from) * progress(time, start, end)
}

/** The size of something that pops up at `start`: 0, a little more than 1, then 1. */
export function pop(time: number, start: number): number {
  const t = limit((time - start) / 0.4)
  const back = 1.9
  return t === 0 ? 0 : 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2
}

/** A swing between -1 and 1, `perSecond` times a second. */
export function swing(time: number, perSecond: number, offset = 0): number {
  return Math.sin((time * perSecond + offset) * Math.PI * 2)
}
