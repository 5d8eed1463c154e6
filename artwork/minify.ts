import { optimize } from 'svgo'

/** A drawing as it is shipped: fewest bytes with nothing to be seen of it. */
export function minify(svg: string): string {
  // Whole units are fine enough in the wide pictures; small ones, like the mark, keep a decimal.
  const floatPrecision = Number(/ width="(\d+)"/.exec(svg)?.[1]) >= 320 ? 0 : 1
  const overrides = { convertPathData: { floatPrecision }, cleanupNumericValues: { floatPrecision } }
  return `${optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] }).data}\n`
}
