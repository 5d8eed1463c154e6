import field from '../../ui/field.module.css'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import '../../ui/select.css'
import type { HomeForm } from '../page-data.ts'
import { homeFieldIds } from './home-fields.tsx'

/** The rooms and extras of a home. The first button of the form is one that only looks: Enter in a field presses it. */
export const RoomFields = ({
  form: { choice, typicalHome, includedExtras },
  problem,
}: {
  form: HomeForm
  problem?: string | undefined
}) => (
  <>
    <div id={homeFieldIds.rooms} tabIndex={-1}>
      {problem && <p className={field.problem}>{problem}</p>}
      <RoomRows rows={(choice.rooms ?? typicalHome).map((room, key) => ({ key, room }))} typical={!choice.rooms} />
    </div>
    <ExtraBoxes chosen={choice.extras} included={includedExtras} />
  </>
)
