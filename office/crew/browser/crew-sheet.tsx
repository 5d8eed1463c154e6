import { CallSheet, LateSheet } from './customer-sheets.tsx'
import { DamageSheet, GiveUpSheet, NotAllSheet, NoteSheet } from './reason-sheets.tsx'
import type { SheetAbout, SheetProps } from './sheet.tsx'
import { FinishSheet, RecordedSheet } from './time-sheets.tsx'

const sheets = {
  late: LateSheet,
  call: CallSheet,
  damage: DamageSheet,
  finish: FinishSheet,
  giveUp: GiveUpSheet,
  note: NoteSheet,
  notAll: NotAllSheet,
  recorded: RecordedSheet,
}

export interface OpenSheet extends SheetAbout {
  kind: keyof typeof sheets
}

/** What each part of a visit's screen gets. */
export interface PartProps extends Pick<SheetProps, 'visit' | 'progress'> {
  open: (sheet: OpenSheet) => void
}

/** What a button of a visit asks before anything is recorded. */
export function CrewSheet({ sheet: { kind, ...about }, ...props }: { sheet: OpenSheet } & SheetProps) {
  const Chosen = sheets[kind]
  return <Chosen {...about} {...props} />
}
