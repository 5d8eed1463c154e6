import type { Touched } from '../browser/touch.ts'
import { against, table, whole } from './table.ts'

const longestWait = 100

/** Times of touches; browsers tell interactions shorter than 16 ms no further. */
export const touchTable = (touched: readonly Touched[]): string =>
  table(
    ['touch', 'ms', 'bar'],
    touched.map(({ site, what, ms, bounded }) => [
      `${site} ${what}`,
      ms === 0 ? '< 16' : whole(ms),
      bounded ? against(ms <= longestWait, `≤ ${longestWait}`) : '',
    ]),
  )
