import type { Language } from '../language.ts'
import type { Role } from './role.ts'

/** Someone who works in the office. `language`: the one they read it in. */
export interface Person {
  id: string
  name: string
  role: Role
  language: Language
}

export const longestName = 60

/** A name as it is stored: without line breaks and doubled spaces. Undefined if nothing or too much is left. */
export function parseName(typed: string): string | undefined {
  const name = typed.replaceAll(/\s+/g, ' ').trim()
  return name.length > 0 && name.length <= longestName ? name : undefined
}
