import type { LateCosts } from '../../domain/payments/late-reminder.ts'

/**
 * How the costs of a late payment come about, in signs that both languages read: "€30 + 10% × €200 = €50",
 * "€128 ≤ €150: €20".
 * @param money writes cents as readers of a language do
 */
export function lateCostFormula(
  { base, percent, part, upTo, scaleCents }: LateCosts,
  money: (cents: number) => string,
) {
  if (percent === 0) return `${upTo ? `${money(part)} ≤ ${money(upTo)}: ` : ''}${money(base)}`
  const share = `${percent}% × ${money(part)}`
  return `${base > 0 ? `${money(base)} + ${share}` : share} = ${money(scaleCents)}`
}
