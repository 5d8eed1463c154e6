/** What the audit trail records (R17.7). The office has a sentence for each. */
export const auditedActions = [
  'invitePerson',
  'joinOffice',
  'recoverPerson',
  'useRecoveryCode',
  'replacePasskeys',
  'addPasskey',
  'removePasskey',
  'replaceRecoveryCodes',
  'signIn',
  'endSessions',
  'changePerson',
  'disablePerson',
  'enablePerson',
  'changeLead',
  'answerLead',
  'settleWithdrawal',
] as const
export type AuditedAction = (typeof auditedActions)[number]
