import { type ReactNode, useEffect } from 'react'
import type { CrewRoom, CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'
import { change, crewState, useCrew, useWords } from './crew-state.ts'
import styles from './sheet.module.css'

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

const keepBusy = (count: number) => change({ busy: crewState().busy + count })

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes the sheet that an element is in; the browser moves the focus back to what opened it. */
export const closeSheet = (inside: Element): void => inside.closest('dialog')?.close()

/** A dialog at the bottom of the screen. While it is open the page is not reloaded. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = useWords()
  const { notSaved } = useCrew()
  useEffect(() => {
    keepBusy(1)
    return () => keepBusy(-1)
  }, [])
  return (
    <dialog ref={openModal} className={styles.sheet} aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title">{title}</h2>
      {children}
      {notSaved && (
        <p role="alert" className={styles.problem}>
          {words.notSaved}
        </p>
      )}
      <form method="dialog">
        <button type="submit" className={styles.close}>
          {words.close}
        </button>
      </form>
    </dialog>
  )
}
