import type { Touched } from '../browser/touch.ts'
import { against, table, whole } from './table.ts'

const longestWait = 100

/** Times of touches; browsers tell interactions shorter than 16 ms no further. */
export const touchTable = (touched: readonly Touched[]): string =>
  table(
    ['touch', 'ms', 'floor', 'bar'],
    touched.map(({ site, what, ms, floor, bounded }) => [
      `${site} ${what}`,
      told(ms),
      floor === undefined ? '' : told(floor),
      bounded ? against(ms <= longestWait, `≤ ${longestWait}`) : '',
    ]),
  )

const told = (ms: number) => (ms === 0 ? '< 16' : whole(ms))
