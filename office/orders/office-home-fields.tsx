import type { ComponentProps } from 'react'
import { type ExtraId, extraIds, type Room } from '../../domain/estimate/rooms.ts'
import { Choices } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { HoursChoice } from '../../ui/home-form/home-choices.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-home-fields.module.css'
import { hoursInWords } from './state-words.tsx'

/** The hours of cleaning per hour. */
export function HoursField(props: Pick<ComponentProps<typeof HoursChoice>, 'onSale' | 'chosen'>) {
  const { words } = useOffice()
  const { hours: label, hoursByRooms: byRooms } = words.newOrder
  return <HoursChoice {...props} words={{ label, byRooms }} inWords={(minutes) => hoursInWords(minutes, { words })} />
}

/** The day on which the keys are handed over, of end-of-tenancy cleaning. */
export function HandoverField({ day }: { day: string | null | undefined }) {
  const { label } = useOffice().words.newOrder.handover
  return <Field type="date" name="handover" label={label} defaultValue={day ?? undefined} />
}

interface RoomFieldsProps {
  extras: readonly ExtraId[]
  rooms: readonly Room[]
  /** Whether they are those of a typical home. */
  typical: boolean
  /** The page of the form. A room that is added or removed stays in view. */
  path: string
}

/** The rooms and extras of a home. The buttons only change the form; nothing is stored. */
export function RoomFields({ extras, rooms, typical, path }: RoomFieldsProps) {
  const { newOrder, work } = useOffice().words
  return (
    <>
      <div id="rooms" className={styles.rooms}>
        <RoomRows
          rooms={rooms}
          typical={typical}
          words={{ form: newOrder.form, roomTypes: work.rooms, dirtLevels: work.dirt }}
          action={`${path}#rooms`}
        />
      </div>
      <div className={styles.extras}>
        <Choices
          type="checkbox"
          name="extra"
          label={newOrder.extras}
          options={extraIds.map((id) => ({ value: id, label: work.extras[id].name }))}
          chosen={extras}
        />
      </div>
    </>
  )
}
