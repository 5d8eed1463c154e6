import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { formFields } from '../../domain/estimate-choice.ts'
import { type ExtraId, extraIds } from '../../domain/estimate-extras.ts'
import { Icon } from '../ui/icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import styles from './extra-boxes.module.css'

/** What can be had beyond the package; what the package contains anyway is said instead of asked. */
export const ExtraBoxes = ({ chosen, included }: { chosen: readonly ExtraId[]; included: readonly ExtraId[] }) => (
  <fieldset className={styles.extras}>
    <legend>{words.form.extras}</legend>
    {extraIds.map((id) => (
      <div key={id} className={styles.extra}>
        {included.includes(id) ? (
          <p>
            <Icon shape={checkIcon} size={20} />
            <span>
              <strong>{words.extras[id].name}</strong> <span className={styles.text}>{words.form.included}</span>
            </span>
          </p>
        ) : (
          <label>
            <input type="checkbox" name={formFields.extra} value={id} defaultChecked={chosen.includes(id)} />
            <span>
              <strong>{words.extras[id].name}</strong> <span className={styles.text}>{words.extras[id].text}</span>
            </span>
          </label>
        )}
      </div>
    ))}
  </fieldset>
)
