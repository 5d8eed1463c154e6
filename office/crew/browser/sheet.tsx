import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import { change, crewState, useCrew, useWords } from './crew-state.ts'
import styles from './sheet.module.css'

export interface SheetProps {
  visit: CrewVisit
  progress: VisitProgress
  onClose: () => void
}

/** What each part of a visit's screen gets. `open`: shows what a button asks before anything is recorded. */
export interface PartProps extends Omit<SheetProps, 'onClose'> {
  open: (sheet: ComponentType<SheetProps>) => void
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
