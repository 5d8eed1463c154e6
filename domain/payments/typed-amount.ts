/** An amount as people type it, in cents: `125`, `125.50`, `€ 125,50`; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const [, euros, cents = ''] = /^(?:€\s*)?(\d{1,6})(?:[.,](\d{1,2}))?(?:\s*€)?$/.exec(text.trim()) ?? []
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
