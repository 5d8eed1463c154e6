/** A point in drawing units, x to the right and y down. */
export type Point = readonly [x: number, y: number]

/** A number as SVG text: at most one decimal, no trailing zero. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Template tag for path data: shortens numbers and writes points as `x y`. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string | Point)[]): string {
  return strings.reduce((data, text, index) => {
    const value = values[index - 1]
    if (typeof value === 'number') return data + short(value) + text
    if (typeof value === 'string' || value === undefined) return data + (value ?? '') + text
    return `${data}${short(value[0])} ${short(value[1])}${text}`
  })
}

/** A colour with its opacity (0 to 1) as `#rrggbbaa`, the shortest notation SVG has. */
function tint(color: string, opacity: number): string {
  if (opacity >= 1) return color
  const alpha = Math.round(Math.max(0, opacity) * 255)
  return `${color}${alpha.toString(16).padStart(2, '0')}`
}

/** A filled path. */
export function path(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${tint(fill, opacity)}"/>`
}

/** A filled rectangle with corners of `radius`. */
export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, opacity = 1): string {
  const corner = radius > 0 ? ` rx="${short(radius)}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${corner} fill="${tint(fill, opacity)}"/>`
}

/** A filled circle. */
export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${tint(fill, opacity)}"/>`
}

/** A filled ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${tint(fill, opacity)}"/>`
}

/** A filled polygon with the given corners. */
export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return path(`M${points.map((point) => d`${point}`).join('L')}z`, fill, opacity)
}

/** A stroked path. `drawing` sets the defaults for all of them: no fill, round ends and joins. */
export function stroke(data: string, color: string, width: number, opacity = 1): string {
  return `<path d="${data}" stroke="${tint(color, opacity)}" stroke-width="${short(width)}"/>`
}

/** A stroke through the points. */
export function line(points: readonly Point[], color: string, width: number, opacity = 1): string {
  return stroke(`M${points.map((point) => d`${point}`).join('L')}`, color, width, opacity)
}

/** Shapes moved by (x, y), then scaled. */
export function moved(x: number, y: number, scale: number, ...shapes: readonly string[]): string {
  const sized = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${short(x)} ${short(y)})${sized}">${shapes.join('')}</g>`
}

/** Shapes turned by `degrees` about a point. */
export function turned(degrees: number, about: Point, ...shapes: readonly string[]): string {
  return `<g transform="rotate(${short(degrees)} ${d`${about}`})">${shapes.join('')}</g>`
}

/** Shapes that share one opacity (0 to 1). */
export function faded(opacity: number, ...shapes: readonly string[]): string {
  return `<g opacity="${Math.round(opacity * 100) / 100}">${shapes.join('')}</g>`
}

/** Shapes clipped to a rectangle, with coordinates from its upper left corner. A nested svg clips without needing an id. */
export function framed(x: number, y: number, w: number, h: number, ...shapes: readonly string[]): string {
  return `<svg x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}">${shapes.join('')}</svg>`
}

/** A complete SVG document of `w` by `h` units. */
export function drawing(w: number, h: number, ...shapes: readonly string[]): string {
  const size = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`
  const defaults = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${defaults}>${shapes.join('')}</svg>`
}
