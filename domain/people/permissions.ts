import type { Role } from './role.ts'

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
