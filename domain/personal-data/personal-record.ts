/** Where personal data of people outside of the office are stored. */
type PersonalKind = 'lead' | 'order' | 'withdrawal' | 'draft' | 'mail' | 'review' | 'invoice'

/**
 * The outcome for a record when its person is forgotten: all of it is deleted; an order stays for the books without its
 * person; an invoice stays whole, as long as tax law asks (R18.42); a review is taken off the site, and its number
 * stays so that it does not come back; what is open or being delivered has to wait.
 */
export type ForgetOutcome = 'deleted' | 'withoutPerson' | 'kept' | 'withheld' | 'open' | 'busy'

/** Something stored about a person. */
export interface PersonalRecord {
  /** `lead:…`, as the audit trail names it. */
  ref: string
  kind: PersonalKind
  /** Name and address as they were typed. */
  who: string
  at: Date
  /** The number of an order or invoice. */
  number?: string
  outcome: ForgetOutcome
}
