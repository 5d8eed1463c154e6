import type { CrewDay, MovedVisit, NotStored, OperationOutcome } from '../../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'

/** An operation on this phone: its own, or one of the team that the server told. */
export interface KeptOperation {
  id: string
  operation: AnyOperation
  sent: boolean
  /** Why the server did not take it; it stays, and is sent again when the page is opened. */
  refused?: NotStored
  outcome?: OperationOutcome
}

/** A photo, whose operation says where it belongs. WebKit fails to store a `Blob`, hence the buffer. */
export interface KeptPhoto {
  sha256: string
  bytes: ArrayBuffer
  at: string
  sent: boolean
  /** The status with which the server refused it. */
  refused?: number
}

/** What the phone stores beside operations and photos. */
export interface KeptFacts {
  device: string
  day?: CrewDay
  /** When the day was received, by the server's clock. */
  asOf?: string
  /** What to add to the phone's clock, in milliseconds. */
  offset: number
  /** Visits that were moved away or cancelled, shown until someone has read so; the server may repeat one. */
  moved: readonly (MovedVisit & { isRead?: boolean })[]
  /** The key of the visit on the screen, so that a killed page opens there again. */
  open?: string
  /** The key of the visit for which the camera is open. */
  camera?: string | undefined
  /** When how to get in was last opened, by the key of the visit. The notes themselves are never stored (R20.11). */
  opened: Readonly<Record<string, string>>
}

/** The key of a visit on this phone. */
export const visitKey = ({ order, redo }: { order: string; redo?: string | undefined }): string => redo ?? order
