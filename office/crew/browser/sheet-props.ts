import type { CrewRoom, CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'

/** What a sheet is about, beside its visit. */
export interface SheetAbout {
  room?: CrewRoom
  /** What was recorded together, the last of which names it. */
  operations?: readonly AnyOperation[]
}

export interface SheetProps extends SheetAbout {
  visit: CrewVisit
  progress: VisitProgress
  onClose: () => void
}
