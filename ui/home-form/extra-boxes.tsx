import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { type ExtraId, extraIds } from '../../domain/estimate/rooms.ts'
import { checkIcon, Icon } from '../components/icon.tsx'
import styles from './extra-boxes.module.css'

/**
 * The extras of a home. One that the package contains is mentioned instead of offered; its box stays, hidden and not
 * sent, in case the package changes back.
 */
export const ExtraBoxes = ({ chosen, included }: { chosen: readonly ExtraId[]; included: readonly ExtraId[] }) => (
  <fieldset className={styles.extras}>
    <legend className="visually-hidden">{words.form.extras}</legend>
    {extraIds.map((id) => (
      <div key={id} className={styles.extra}>
        <label>
          <input
            type="checkbox"
            name={formFields.extra}
            value={id}
            defaultChecked={chosen.includes(id)}
            disabled={included.includes(id)}
            hidden={included.includes(id)}
          />
          {included.includes(id) && <Icon shape={checkIcon} size={20} />}
          <span>
            <strong>{words.extras[id].name}</strong>{' '}
            <span className={styles.text}>{included.includes(id) ? words.form.included : words.extras[id].text}</span>
          </span>
        </label>
      </div>
    ))}
  </fieldset>
)
