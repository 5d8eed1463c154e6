import { priceExamples } from '#copy/price-examples.ts'
import { placeholdersOf } from '../../copy/fill.ts'
import { duration, money } from '../../copy/format/format-work.ts'
import { FactParagraph, FactText } from '../../ui/components/fact-text.tsx'
import type { PriceExample } from '../page-data/package-data.ts'
import type { TariffFacts } from '../page-data/page-facts.ts'
import { usePageFacts } from '../page-data/page-facts.ts'

/** The figures that copy may quote from the tariff, with the page data that each needs. */
const figures = {
  lateFee: ({ lateChangePercent }: TariffFacts) => `${lateChangePercent}%`,
  hourlyRate: ({ centsPerPersonHour }: TariffFacts) => money(centsPerPersonHour),
  leastWork: ({ leastPersonMinutes }: TariffFacts) => duration(leastPersonMinutes),
  homeMargin: ({ uncertaintyPercent }: TariffFacts) => `${uncertaintyPercent.typicalHome}%`,
  roomsMargin: ({ uncertaintyPercent }: TariffFacts) => `${uncertaintyPercent.ownRooms}%`,
  homePlace: () => priceExamples.place,
  homeBedrooms: (_: TariffFacts, home?: HomeExample) => home?.bedrooms.toString(),
  homeLow: (_: TariffFacts, home?: HomeExample) => home && money(home.low),
  homeHigh: (_: TariffFacts, home?: HomeExample) => home && money(home.high),
} satisfies Record<string, (tariff: TariffFacts, home?: HomeExample) => string | undefined>

type HomeExample = Extract<PriceExample, { kind: 'home' }>
export type Figure = keyof typeof figures

/** Whether a placeholder is a figure of the tariff. */
export const isFigure = (name: string): name is Figure => Object.hasOwn(figures, name)

/** The values of figures, in words; undefined if one of them is not to be had. */
export function figureValues(
  names: readonly Figure[],
  tariff: TariffFacts | undefined,
  example: PriceExample | undefined,
): Partial<Record<Figure, string>> | undefined {
  const home = example?.kind === 'home' ? example : undefined
  const values: Partial<Record<Figure, string>> = {}
  for (const name of names) {
    const value = tariff && figures[name](tariff, home)
    if (value === undefined) return undefined
    values[name] = value
  }
  return values
}

/** A paragraph of copy with its facts and figures. One that quotes the tariff is left out where there is none. */
export function PricedParagraph({ text, example }: PricedParagraphProps) {
  const quoted = placeholdersOf(text).filter(isFigure)
  if (quoted.length > 0) return <Quoting text={text} example={example} quoted={quoted} />
  return <FactParagraph text={text} />
}

interface PricedParagraphProps {
  text: string
  example?: PriceExample | undefined
}

function Quoting({ text, example, quoted }: PricedParagraphProps & { quoted: Figure[] }) {
  const { tariff } = usePageFacts()
  const values: Partial<Record<string, string>> | undefined = figureValues(quoted, tariff, example)
  if (!values) return null
  return (
    <p>
      <FactText text={text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)} />
    </p>
  )
}
