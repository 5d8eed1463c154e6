import { type EstimateChoice, formFields } from '../../domain/estimate/choice.ts'
import { extraIds } from '../../domain/estimate/extras.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { Choices } from '../../ui/components/choices.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-home-fields.module.css'

interface HomeFieldsProps {
  rooms: readonly Room[]
  /** Whether they are those of a typical home. */
  typical: boolean
  extras: EstimateChoice['extras']
  /** The page of the form. A room that is added or removed stays in view. */
  path: string
}

/** The rooms and extras of a home. The buttons only look; nothing is stored. */
export function HomeFields({ rooms, typical, extras, path }: HomeFieldsProps) {
  const { newOrder, work } = useOffice().words
  return (
    <>
      <div id="rooms" className={styles.rooms}>
        <RoomRows
          rows={rooms.map((room, key) => ({ key, room }))}
          typical={typical}
          words={{ form: newOrder.form, roomTypes: work.rooms, dirtLevels: work.dirt }}
          look={`${path}#rooms`}
        />
      </div>
      <div className={styles.extras}>
        <Choices
          name={formFields.extra}
          label={newOrder.extras}
          options={extraIds.map((id) => ({ value: id, label: work.extras[id].name }))}
          chosen={extras}
        />
      </div>
    </>
  )
}
