import { useId } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import {
  type DirtLevel,
  dirtLevels,
  formatRooms,
  largestArea,
  mostRooms,
  type Room,
} from '../../domain/estimate/rooms.ts'
import field from '../components/field.module.css'
import light from './dirt-1.svg'
import normal from './dirt-2.svg'
import heavy from './dirt-3.svg'
import dirt from './dirt-choice.module.css'
import styles from './home-figures.module.css'

/** The figures of a home that most people know: its size, its bedrooms and its bathrooms, with and without script. */
export function HomeFigures({ rooms }: { rooms: readonly Room[] }) {
  const { size, bedrooms, bathrooms } = homeOf(rooms)
  const id = useId()
  return (
    <div className={styles.figures}>
      {/* The former figures, to compare with on submit. */}
      <input type="hidden" name={formFields.rooms} defaultValue={formatRooms(rooms)} />
      <div className={field.field}>
        <label htmlFor={id}>{words.form.size}</label>
        <span className={styles.size}>
          <input
            id={id}
            className={field.input}
            name={formFields.size}
            type="number"
            min="1"
            max={largestArea * mostRooms}
            inputMode="numeric"
            defaultValue={size}
          />
          <span>m²</span>
        </span>
      </div>
      <Stepper name={formFields.bedrooms} label={words.form.bedrooms} value={bedrooms} />
      <Stepper name={formFields.bathrooms} label={words.form.bathrooms} value={bathrooms} />
    </div>
  )
}

/** A count with a button at each side, which sends the form where there is no script. */
function Stepper({ name, label, value }: { name: string; label: string; value: number }) {
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.stepper}>
        <button
          type="submit"
          name={formFields.fewer}
          value={name}
          formNoValidate
          aria-label={fill(words.form.fewer, { label })}
        >
          −
        </button>
        <input
          id={id}
          className={field.input}
          name={name}
          type="number"
          min="0"
          max={mostRooms}
          inputMode="numeric"
          defaultValue={value}
        />
        <button
          type="submit"
          name={formFields.more}
          value={name}
          formNoValidate
          aria-label={fill(words.form.more, { label })}
        >
          +
        </button>
      </span>
    </div>
  )
}

const pictures = { 1: light, 2: normal, 3: heavy }

/**
 * How dirty the whole home is, in words and drawings, because people misjudge their own.
 * @param level none is chosen where it differs from room to room
 */
export const DirtChoice = ({ level: chosen }: { level: DirtLevel | undefined }) => (
  <fieldset className={dirt.dirt}>
    <legend>{words.form.dirt}</legend>
    <p className={field.hint}>{words.form.dirtHint}</p>
    <div className={dirt.levels}>
      {dirtLevels.map((level) => (
        <label key={level} className={dirt.level}>
          <img src={pictures[level]} width="214" height="120" alt="" loading="lazy" />
          <span>
            <input type="radio" name={formFields.level} value={level} defaultChecked={level === chosen} />{' '}
            <strong>{words.dirtLevels[level].name}</strong> <small>{words.dirtLevels[level].text}</small>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
