import { fill } from '../../copy/fill.ts'
import { type EstimateChoice, formFields } from '../../domain/estimate/choice.ts'
import { extraIds } from '../../domain/estimate/extras.ts'
import { dirtLevels, largestWritten, type Room } from '../../domain/estimate/rooms.ts'
import { type RoomTypeId, roomTypeIds } from '../../domain/packages/room-types.ts'
import { Button } from '../../ui/components/button.tsx'
import { Choices } from '../../ui/components/choices.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-home-fields.module.css'

interface HomeFieldsProps {
  rooms: readonly Room[]
  extras: EstimateChoice['extras']
  /** The page of the form. A room that is added or removed stays in view. */
  path: string
}

/**
 * The rooms and extras of a home, as rows that can be typed in one after the other. The buttons only look; nothing is
 * stored.
 */
export function HomeFields({ rooms, extras, path }: HomeFieldsProps) {
  const { words } = useOffice()
  const { newOrder, work } = words
  return (
    <>
      <fieldset id="rooms" className={styles.rooms}>
        <legend>{newOrder.rooms}</legend>
        <ol className={styles.list}>
          {[...rooms.entries()].map(([row, room]) => (
            <RoomRow key={row} room={room} row={row} path={path} />
          ))}
        </ol>
        <p className={styles.add}>
          {newOrder.add}
          {roomTypeIds.map((type) => (
            <Button
              key={type}
              type="submit"
              name={formFields.add}
              value={type}
              formAction={`${path}#rooms`}
              variant="secondary"
              small
            >
              {work.rooms[type]}
            </Button>
          ))}
        </p>
      </fieldset>
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

function RoomRow({ room: { type, area, dirt }, row, path }: { room: Room; row: number; path: string }) {
  const { newOrder, work } = useOffice().words
  const nameOf = (id: RoomTypeId) => work.rooms[id]
  const about = `${nameOf(type)} ${row + 1}`
  return (
    <li className={styles.row}>
      <select name={formFields.type} defaultValue={type} aria-label={`${newOrder.type} ${row + 1}`}>
        {roomTypeIds.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
      <span className={styles.area}>
        <input
          name={formFields.area}
          type="number"
          inputMode="numeric"
          min={1}
          max={largestWritten}
          defaultValue={area}
          aria-label={`${newOrder.area}, ${about}`}
        />{' '}
        {newOrder.area}
      </span>
      <select name={formFields.dirt} defaultValue={dirt} aria-label={`${newOrder.dirt}, ${about}`}>
        {dirtLevels.map((level) => (
          <option key={level} value={level}>
            {work.dirt[level].name}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        name={formFields.remove}
        value={row}
        formAction={`${path}#rooms`}
        variant="secondary"
        small
        aria-label={fill(newOrder.remove, { room: about })}
      >
        ×
      </Button>
    </li>
  )
}
