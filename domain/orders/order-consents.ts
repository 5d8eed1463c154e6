/** Consents that a customer gives, each by a box. The names are those of the form's fields. */
export const consentKinds = ['terms', 'beginEarly', 'losesRight'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The sentences whose boxes a form was sent with. */
export const consentsIn = (sent: URLSearchParams): ConsentKind[] => consentKinds.filter((kind) => sent.has(kind))

/** A sentence that a customer agrees to, as it is shown. `version` names the terms it belongs to. */
export interface ConsentText {
  kind: ConsentKind
  text: string
  version: string
}
