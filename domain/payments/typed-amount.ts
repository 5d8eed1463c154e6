import { type Cents, cents } from '../money/cents.ts'

/** An amount as people type it, in cents: `125`, `125.50`, `€ 125,50`; undefined for anything else. */
export function readAmount(text: string): Cents | undefined {
  const [, euros, fraction = ''] = /^(?:€\s*)?(\d{1,6})(?:[.,](\d{1,2}))?(?:\s*€)?$/.exec(text.trim()) ?? []
  return euros === undefined ? undefined : cents(Number(euros) * 100 + Number(fraction.padEnd(2, '0')))
}
