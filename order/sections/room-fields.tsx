import { estimateDesk } from '#copy/estimate-desk.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import field from '../../ui/components/field.module.css'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { HoursChoice } from '../../ui/home-form/home-choices.tsx'
import { DirtChoice, HomeFigures } from '../../ui/home-form/home-figures.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import '../../ui/components/select.css'
import { roomsInWords } from './draft-words.ts'
import { type HomeForm, homeFieldIds } from './home-fields.tsx'
import styles from './order-form.module.css'

const { form: words, extras: extraWords } = estimateDesk

/**
 * A home as the estimate asks for it: its figures and its dirt, and behind a title each the rooms one by one and the
 * extras.
 */
export function RoomFields({ form, problem }: { form: HomeForm; problem?: string | undefined }) {
  const { choice, typicalHome, includedExtras } = form
  const rooms = choice.rooms ?? typicalHome
  return (
    <div id={homeFieldIds.figures} className={styles.group} data-fresh="home">
      {problem && <p className={field.problem}>{problem}</p>}
      {form.hoursOnSale && <HoursChoice onSale={form.hoursOnSale} chosen={choice.soldMinutes} words={words.hours} />}
      <HomeFigures rooms={rooms} />
      <DirtChoice level={homeOf(rooms).dirt} />
      <details className={`fold ${styles.more}`}>
        <summary>
          <span>
            {words.rooms} <small>{roomsInWords(rooms)}</small>
          </span>
        </summary>
        {/* Links to this fold open it. */}
        <div id={homeFieldIds.rooms} tabIndex={-1}>
          <RoomRows rooms={rooms} typical={!choice.rooms} words={estimateDesk} />
        </div>
      </details>
      <details className={`fold ${styles.more}`}>
        <summary>
          <span>
            {words.extras} <small>{choice.extras.map((id) => extraWords[id].name).join(', ')}</small>
          </span>
        </summary>
        <ExtraBoxes chosen={choice.extras} included={includedExtras} />
      </details>
    </div>
  )
}
