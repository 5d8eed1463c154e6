import { readAtStart } from './read-company.ts'
import { CompanyProblem, placeAt, readText, type YamlFile } from './read-yaml.ts'

const page = ['paper', 'surface', 'sand', 'ink', 'ink-soft', 'line', 'line-strong'] as const
const brand = ['green', 'on-green', 'mint', 'sky', 'sun', 'on-sun', 'sun-soft', 'dusk', 'night'] as const
/** The colours that styles use (`var(--paper)`); the company's file explains each. */
const colourNames = [...page, ...brand, 'danger', 'danger-soft', 'focus'] as const
type ColourName = (typeof colourNames)[number]

/** Each as #rrggbb, on light and on dark screens. */
export type Colours = Readonly<Record<ColourName, Readonly<{ light: string; dark: string }>>>

/**
 * Reads the colours of a company's folder.
 * @throws CompanyProblem with every colour that is missing or not written as #rrggbb
 */
export function readColours(folder: string): YamlFile<Colours> {
  const file = `${folder}/colours.css`
  const lines = readText(file).split('\n')
  const placeOf = ([name]: readonly string[]) =>
    placeAt(file, lines.findIndex((line) => line.trim().startsWith(`--${name}:`)) + 1 || 1)
  const found = colourNames.map((name) => {
    const line = lines.find((line) => line.trim().startsWith(`--${name}:`)) ?? ''
    const [, light, dark] = /light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);$/i.exec(line) ?? []
    return { name, light, dark, line }
  })
  const wrong = found.filter(({ dark }) => !dark)
  if (wrong.length > 0) {
    throw new CompanyProblem(
      wrong
        .map(({ name, line }) =>
          line
            ? `${placeOf([name])}: --${name} has to be two colours, such as light-dark(#1f5b4c, #8ad9bc).`
            : `${file}: --${name} is missing.`,
        )
        .join('\n'),
    )
  }
  const value = Object.fromEntries(found.map(({ name, light = '', dark = '' }) => [name, { light, dark }])) as Colours
  return { value, placeOf }
}

/**
 * The colours of the company that this process serves, for what no style sheet reaches: mails, pictures, a browser's
 * own bars.
 */
export const colours = readAtStart(readColours)
