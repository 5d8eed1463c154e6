import type { PaintBesideFloor } from '../browser/paint.ts'
import { against, table, whole } from './table.ts'

const largestRatio = 1.05
const moreBlocking = 10
const shifted = 0.001

/** Ours and the floor side by side, the ratio, and the bars that are missed. */
export function paintTable(pages: readonly PaintBesideFloor[]): string {
  return table(
    ['page', 'FCP ms', 'ratio', 'LCP ms', 'ratio', 'TBT ms', 'CLS', 'bars'],
    pages.map(({ site, id, ours, floor }) => {
      const [fcp, lcp] = [ours.fcp / floor.fcp, ours.lcp / floor.lcp]
      const bars: [boolean, string][] = [
        [fcp <= largestRatio, 'FCP ≤ 1.05'],
        [lcp <= largestRatio, 'LCP ≤ 1.05'],
        [ours.tbt <= floor.tbt + moreBlocking, 'TBT ≤ +10'],
        [ours.cls < shifted, 'CLS < 0.001'],
      ]
      const missed = bars.filter(([good]) => !good).map(([good, bar]) => against(good, bar))
      return [
        `${site} ${id}`,
        `${whole(ours.fcp)} / ${whole(floor.fcp)}`,
        fcp.toFixed(2),
        `${whole(ours.lcp)} / ${whole(floor.lcp)}`,
        lcp.toFixed(2),
        `${whole(ours.tbt)} / ${whole(floor.tbt)}`,
        ours.cls.toFixed(4),
        missed.join(' ') || '✓',
      ]
    }),
  )
}
