import type { OperationOutcome } from '../../../domain/visits/crew-day.ts'

export interface VisitTables {
  /**
   * Something that a crew recorded about a visit, by whichever phone (R20). `body`: JSON of what belongs to its kind.
   * `pressedAt`: when it was recorded, if `at` was set by hand. `sentBy`: a colleague whose phone sent it. `settledAt`:
   * when the office has dealt with a refused or alarming one.
   */
  visitOperation: {
    id: string
    orderId: string
    redoId: string | null
    kind: string
    body: string
    at: string
    pressedAt: string | null
    personId: string
    sentBy: string | null
    device: string
    receivedAt: string
    outcome: OperationOutcome | null
    settledAt: string | null
    settledBy: string | null
  }
  /**
   * A photo of a visit, named by the digest of what the phone sent; operations of kind `photo` say whose. `bytes`: null
   * once the customer has removed it.
   */
  photo: {
    sha256: string
    bytes: Buffer | null
    width: number
    height: number
    personId: string
    receivedAt: string
    removedAt: string | null
  }
}
