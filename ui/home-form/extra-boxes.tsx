import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { formFields } from '../../domain/estimate/choice.ts'
import { type ExtraId, extraIds } from '../../domain/estimate/rooms.ts'
import { checkIcon, Icon } from '../components/icon.tsx'
import styles from './extra-boxes.module.css'

/**
 * The extras of a home. One that the package contains is mentioned instead of offered; if it was chosen, the form keeps
 * that, in case the package changes back.
 */
export const ExtraBoxes = ({ chosen, included }: { chosen: readonly ExtraId[]; included: readonly ExtraId[] }) => (
  <fieldset className={styles.extras}>
    <legend className="visually-hidden">{words.form.extras}</legend>
    {extraIds.map((id) =>
      included.includes(id) ? (
        <p key={id} className={styles.extra}>
          {chosen.includes(id) && <input type="hidden" name={formFields.extra} value={id} />}
          <Icon shape={checkIcon} size={20} />
          <NameOfExtra id={id} text={words.form.included} />
        </p>
      ) : (
        <label key={id} className={styles.extra}>
          <input type="checkbox" name={formFields.extra} value={id} defaultChecked={chosen.includes(id)} />
          <NameOfExtra id={id} text={words.extras[id].text} />
        </label>
      ),
    )}
  </fieldset>
)

const NameOfExtra = ({ id, text }: { id: ExtraId; text: string }) => (
  <span>
    <strong>{words.extras[id].name}</strong> <span className={styles.text}>{text}</span>
  </span>
)
