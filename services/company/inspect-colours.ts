import type { Colours } from '../../domain/company/colours.ts'
import type { YamlFile } from '../../domain/company/read-yaml.ts'
import type { Findings } from './findings.ts'

type Name = keyof Colours

/** WCAG 2.2, 1.4.3: text. */
const readable = 4.5
/** WCAG 2.2, 1.4.11: edges of fields, the mark of what the keyboard is at, and drawings. */
const visible = 3

/** Foreground and background pairs, with the contrast that each needs. */
const pairs: readonly (readonly [on: readonly Name[], ground: readonly Name[], least: number])[] = [
  [['ink'], ['paper', 'surface', 'sand', 'mint', 'sky', 'sun-soft'], readable],
  [['ink-soft', 'green', 'danger'], ['paper', 'surface'], readable],
  [['on-green'], ['green'], readable],
  [['on-sun'], ['sun'], readable],
  [['line-strong', 'focus'], ['paper', 'surface'], visible],
  // A lit window of the house on its wall (decision 64).
  [['sun'], ['dusk'], visible],
]

/** Pairs of the company's colours with too little contrast, on light and on dark screens (R1.11). */
export function inspectColours(findings: Findings, { value: colours, placeOf }: YamlFile<Colours>): void {
  for (const screen of ['light', 'dark'] as const)
    for (const [names, grounds, least] of pairs)
      for (const name of names)
        for (const ground of grounds) {
          const found = contrast(colours[name][screen], colours[ground][screen])
          if (found < least)
            findings.add('contrast', placeOf([name]), { id: 'faint', colour: name, ground, screen, found, least })
        }
  for (const name of ['dusk', 'night'] as const)
    for (const screen of ['light', 'dark'] as const)
      if (contrast('#ffffff', colours[name][screen]) < readable)
        findings.add('contrast', placeOf([name]), { id: 'tooLight', colour: name, screen })
}

/** The ratio of two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
