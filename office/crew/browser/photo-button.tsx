import { useState } from 'react'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { icons } from './crew-icons.ts'
import { change, crewState, keep, serverNow, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { record } from './record.ts'
import { digestOf, shrinkPhoto } from './shrink-photo.ts'
import styles from './visit.module.css'

interface PhotoButtonProps {
  visit: CrewVisit
  /** What the photo shows, where it is not the visit as a whole. */
  of?: { room: string } | { damage: string }
}

const forgetCamera = () => {
  change({ lostPhoto: undefined })
  keep({ facts: { camera: undefined } })
}

const watchCancel = (input: HTMLInputElement | null) => input?.addEventListener('cancel', forgetCamera)

/**
 * Takes a photo, and stores it small. Before the camera opens, the phone notes it: cameras end pages, whose photo then
 * never arrives (R20.16).
 */
export function PhotoButton({ visit, of }: PhotoButtonProps) {
  const words = useWords()
  const [stage, setStage] = useState<'idle' | 'saving' | 'unusable'>('idle')
  const take = async (file: File) => {
    change({ busy: crewState().busy + 1 })
    forgetCamera()
    setStage('saving')
    const bytes = await shrinkPhoto(file)
    setStage(bytes ? 'idle' : 'unusable')
    if (bytes) {
      const sha256 = await digestOf(bytes)
      const photo = { sha256, bytes, at: serverNow().toISOString(), sent: false }
      await record(visit, [{ kind: 'photo', sha256, ...of }], [photo])
    }
    change({ busy: crewState().busy - 1 })
  }
  if (!visit.photosAllowed) return null
  return (
    <label className={styles.photo}>
      <Icon shape={icons.camera} />
      <span>
        <b>{words.kinds.photo}</b>
        <span role="status">
          {stage === 'saving' ? '…' : stage === 'unusable' ? words.photo.again : words.photo.hint}
        </span>
      </span>
      <input
        ref={watchCancel}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        onClick={() => keep({ facts: { camera: visitKey(visit) } })}
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) take(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
