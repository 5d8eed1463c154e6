import * as v from 'valibot'
import { type Figure, tariffSchema } from './tariff.ts'

/** A part of the tariff's schema, as far as it is walked. */
export interface TariffPart {
  type: string
  entries?: Readonly<Record<string, TariffPart>>
  value?: TariffPart
  item?: TariffPart
  wrapped?: TariffPart
}

export const tariffPart = tariffSchema as unknown as TariffPart

/** What a part is where it may be missing. */
export const unwrapped = (part: TariffPart): TariffPart => part.wrapped ?? part

/** The part of the schema at keys, from the outside in; undefined where a tariff has none. */
export const partAt = (path: readonly string[]): TariffPart | undefined =>
  path.reduce<TariffPart | undefined>((part, key) => {
    const { entries = {}, item, value } = part ? unwrapped(part) : {}
    return Object.hasOwn(entries, key) ? entries[key] : (item ?? value)
  }, tariffPart)

/** Unit and bounds of the figure at keys; undefined for what is not a figure. */
export function figureAt(path: readonly string[]): Figure | undefined {
  const part = partAt(path)
  const facts = part && v.getMetadata(unwrapped(part) as unknown as v.GenericSchema)
  return facts && 'unit' in facts ? (facts as unknown as Figure) : undefined
}
