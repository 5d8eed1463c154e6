import { createContext, type ReactNode } from 'react'

/**
 * What a part of a page depends on, beginning with a name that no other part has, but for what all pages of the site share anyway:
 * where all of it is the same, the markup is the same. What stands in here has to be writable as JSON.
 */
export type PartKey = readonly [name: string, ...facts: unknown[]]

/** Gives the markup of a part, rendered once for each key. Only the server provides it. */
export const KeptParts = createContext<((key: PartKey, part: ReactNode) => string) | undefined>(undefined)
