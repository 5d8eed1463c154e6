import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { type ExtraId, extraIds } from '../../domain/estimate/extras.ts'
import { Icon } from '../components/icon.tsx'
import { checkIcon } from '../components/icons.ts'
import styles from './extra-boxes.module.css'

/**
 * What can be had beyond the package; what the package contains anyway is said instead of asked. Its box stays, out of
 * sight and out of what is sent, for whoever goes back to a package without it.
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
