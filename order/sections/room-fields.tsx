import { estimateDesk } from '#copy/estimate-desk.ts'
import { dirtLevels } from '../../domain/estimate/rooms.ts'
import field from '../../ui/components/field.module.css'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import '../../ui/components/select.css'
import type { HomeForm } from '../layout/order-page-data.ts'
import styles from './form.module.css'
import { homeFieldIds } from './home-fields.tsx'

const { form: words, dirtLevels: levels } = estimateDesk

/** The rooms and extras of a home. The first button of the form is one that only looks: Enter in a field presses it. */
export const RoomFields = ({
  form: { choice, typicalHome, includedExtras },
  problem,
}: {
  form: HomeForm
  problem?: string | undefined
}) => (
  <>
    <div id={homeFieldIds.rooms} className={styles.group} tabIndex={-1}>
      <h2>{words.rooms}</h2>
      {problem && <p className={field.problem}>{problem}</p>}
      <div className={styles.levels}>
        <p>{words.dirt}</p>
        <dl>
          {dirtLevels.map((level) => (
            <div key={level}>
              <dt>{levels[level].name}</dt>
              <dd>{levels[level].text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RoomRows rows={(choice.rooms ?? typicalHome).map((room, key) => ({ key, room }))} typical={!choice.rooms} />
    </div>
    <div className={styles.group}>
      <h2>{words.extras}</h2>
      <ExtraBoxes chosen={choice.extras} included={includedExtras} />
    </div>
  </>
)
