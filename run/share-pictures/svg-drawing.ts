/** A complete SVG document, `width` by `height` pixels, of the given elements. */
export const drawing = (width: number, height: number, ...elements: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${elements.join('')}</svg>`
