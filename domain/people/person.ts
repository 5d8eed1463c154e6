import type { Language } from '../language.ts'

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

/** Roles in the company: owner, office, planner of visits, editor of pages, cleaning crew. */
export const roles = ['owner', 'office', 'planner', 'editor', 'crew'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)

/** The roles that may take each action in the office (R17.2). Every route of the office names one of these actions. */
const permissions = {
  useOffice: ['owner', 'office', 'planner', 'editor', 'crew'],
  readLeads: ['owner', 'office'],
  answerLeads: ['owner', 'office'],
  readOrders: ['owner', 'office', 'planner'],
  changeOrders: ['owner', 'office'],
  readPayments: ['owner', 'office'],
  recordPayments: ['owner', 'office'],
  numberInvoices: ['owner'],
  readPlanning: ['owner', 'office', 'planner'],
  changePlanning: ['owner', 'office', 'planner'],
  readDaySheet: ['owner', 'office', 'planner', 'crew'],
  recordWork: ['owner', 'office', 'planner', 'crew'],
  manageReviews: ['owner', 'editor'],
  managePeople: ['owner'],
  editPages: ['owner', 'editor'],
  readAudit: ['owner'],
  managePersonalData: ['owner'],
  changeTariffs: ['owner'],
  manageCompany: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

export const mayDo = (role: Role, action: Action): boolean => permissions[action].some((allowed) => allowed === role)

/** The roles whose people may be given such work. */
export const rolesThatMay = (action: Action): readonly Role[] => permissions[action]

/**
 * A key that is equal for all spellings of one person's name: the same letters, whatever their case and encoding.
 * Stored beside the name, because the lower case of a database depends on its engine and locale, and may leave letters
 * with accents as they are (R17.2).
 */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
