import { optimize } from 'svgo'

/** Minifies an SVG document as far as it goes without a visible change, and ends it with a newline. */
export function minify(svg: string): string {
  // Wide pictures look right with whole units. Small ones, like the logo, need one decimal.
  const floatPrecision = Number(/ width="(\d+)"/.exec(svg)?.[1]) >= 320 ? 0 : 1
  const overrides = { convertPathData: { floatPrecision }, cleanupNumericValues: { floatPrecision } }
  return `${optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] }).data}\n`
}
