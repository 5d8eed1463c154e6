import type { CostScale } from '../domain/payments/late-reminder.ts'
import { fill } from './fill.ts'

/**
 * Words the costs of paying late that the law allows, a sentence for each step (R18.50): "Up to €150: €20. More than
 * that: €65 plus 5% of the part above €500."
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
