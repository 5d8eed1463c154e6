import { fill } from '../../copy/fill.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { type DirtLevel, dirtLevels, largestArea, mostRooms, type Room } from '../../domain/estimate/rooms.ts'
import { type RoomTypeId, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import field from '../components/field.module.css'
import { crossIcon, Icon } from '../components/icon.tsx'
import styles from './room-rows.module.css'

/** The words of the rows, for visitors or for the office. Placeholders: {number}, {room}. */
interface RoomWords {
  form: Readonly<
    Record<'rooms' | 'typicalHint' | 'roomsHint' | 'row' | 'type' | 'area' | 'howDirty' | 'remove' | 'add', string>
  >
  roomTypes: Readonly<Record<RoomTypeId, string>>
  dirtLevels: Readonly<Record<DirtLevel, { name: string }>>
}

interface RoomRowsProps {
  rooms: readonly Room[]
  /** Whether they are those of a typical home, which no one has changed yet. */
  typical: boolean
  words: RoomWords
  /** Where the buttons that add and remove lead, if that is not the form's address. */
  action?: string
}

/** The rooms of the home as rows that can be changed, removed and added to, with and without script. */
export const RoomRows = ({ rooms, typical, words, action }: RoomRowsProps) => (
  <fieldset className={styles.rooms}>
    <legend className="visually-hidden">{words.form.rooms}</legend>
    <p className={field.hint}>
      {typical && words.form.typicalHint} {words.form.roomsHint}
    </p>
    <p className={styles.heads} aria-hidden="true">
      <span>{words.form.type}</span> <span>m²</span> <span>{words.form.howDirty}</span>
    </p>
    <ol className={styles.rows}>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Row key={index} room={room} index={index} words={words} action={action} />
      ))}
    </ol>
    {rooms.length < mostRooms && (
      <fieldset className={styles.add}>
        <legend>{words.form.add}</legend>
        {roomTypeIds.map((type) => (
          <button key={type} type="submit" name={formFields.add} value={type} formAction={action} formNoValidate>
            + {words.roomTypes[type]}
          </button>
        ))}
      </fieldset>
    )}
  </fieldset>
)

type RowProps = Pick<RoomRowsProps, 'words'> & { room: Room; index: number; action: string | undefined }

function Row({ room, index, words, action }: RowProps) {
  const number = index + 1
  const named = (label: string) => `${label}, ${fill(words.form.row, { number }).toLowerCase()}`
  return (
    <li className={styles.row}>
      <select
        className={field.input}
        name={formFields.type}
        defaultValue={room.type}
        aria-label={named(words.form.type)}
      >
        {roomTypeIds.map((type) => (
          <option key={type} value={type}>
            {words.roomTypes[type]}
          </option>
        ))}
      </select>
      <span className={styles.area}>
        <input
          className={field.input}
          name={formFields.area}
          type="number"
          min="1"
          max={largestArea}
          step="1"
          inputMode="numeric"
          defaultValue={room.area}
          aria-label={named(words.form.area)}
        />
        <span aria-hidden="true">m²</span>
      </span>
      <select
        className={field.input}
        name={formFields.dirt}
        defaultValue={room.dirt}
        aria-label={named(words.form.howDirty)}
      >
        {dirtLevels.map((level) => (
          <option key={level} value={level}>
            {words.dirtLevels[level].name}
          </option>
        ))}
      </select>
      <button
        className={styles.remove}
        type="submit"
        name={formFields.remove}
        value={index}
        formAction={action}
        formNoValidate
        aria-label={fill(words.form.remove, { room: words.roomTypes[room.type], number })}
      >
        <Icon shape={crossIcon} size={20} />
      </button>
    </li>
  )
}
