/** Edge and Opera also call themselves Chrome, and Chrome calls itself Safari: the first that fits counts. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** A short name for a device, from what its browser calls itself: “Firefox, Windows”. */
export function deviceName(userAgent: string): string {
  const nameOf = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1]
  return [nameOf(browsers), nameOf(systems)].filter(Boolean).join(', ') || '?'
}
