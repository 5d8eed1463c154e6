import type { CostScale } from '../domain/payments/late-reminder.ts'
import { fill } from './fill.ts'

/**
 * What paying late may cost by law, a sentence for each step of the scale (R18.50): "If you owe up to €150: €20. If you
 * owe more: €65 plus 5% of the part above €500."
 * @param words `upTo`: a step that ends; `more`: the last one, with {above}; `money` writes whole euros
 */
export function lateCostScale(
  { steps }: Pick<CostScale, 'steps'>,
  words: Record<'upTo' | 'more' | 'share' | 'both', string> & { money: (euros: number) => string },
): string {
  const { money } = words
  const sentences = steps.map(({ above, base, percent }, index) => {
    const cost =
      percent === 0
        ? money(base)
        : base === 0
          ? fill(words.share, { percent })
          : fill(words.both, { base: money(base), percent, above: money(above) })
    const next = steps[index + 1]
    return next ? fill(words.upTo, { upTo: money(next.above), cost }) : fill(words.more, { cost })
  })
  return sentences.join(' ')
}
