import { tariffSchema } from './tariff.ts'

/** A part of the schema, as far as it is walked here. */
interface Part {
  entries?: Readonly<Record<string, Part>>
  value?: Part
  item?: Part
  wrapped?: Part
  pipe?: readonly (Part & { type: string; requirement?: unknown })[]
}

/**
 * The least and the most that a number of a tariff may be, by its keys from the outside in: those that its schema
 * checks, so that a form names no others. Undefined for what is no number of a tariff.
 */
export function tariffBounds(path: readonly string[]): { least: number; most: number } | undefined {
  let part: Part | undefined = tariffSchema as Part
  for (const key of path) part = inside(part?.pipe?.[0] ?? part, key)
  const steps = (part?.wrapped ?? part)?.pipe ?? []
  const bound = (type: string) => steps.find((step) => step.type === type)?.requirement
  const [least, most] = [bound('min_value'), bound('max_value')]
  return typeof least === 'number' && typeof most === 'number' ? { least, most } : undefined
}

const inside = (part: Part | undefined, key: string): Part | undefined =>
  part?.entries?.[key] ?? part?.item ?? part?.value
