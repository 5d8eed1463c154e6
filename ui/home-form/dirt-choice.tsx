import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { type DirtLevel, dirtLevels } from '../../domain/estimate/rooms.ts'
import field from '../components/field.module.css'
import light from './dirt-1.svg'
import normal from './dirt-2.svg'
import heavy from './dirt-3.svg'
import styles from './dirt-choice.module.css'

const pictures = { 1: light, 2: normal, 3: heavy }

/**
 * How dirty the whole home is, in words and drawings, because people misjudge their own.
 * @param level none is chosen where it differs from room to room
 */
export const DirtChoice = ({ level: chosen }: { level: DirtLevel | undefined }) => (
  <fieldset className={styles.dirt}>
    <legend>{words.form.dirt}</legend>
    <p className={field.hint}>{words.form.dirtHint}</p>
    <div className={styles.levels}>
      {dirtLevels.map((level) => (
        <label key={level} className={styles.level}>
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
