import { entry, lines, selectOrNone } from '../forms/fields.ts'
import { form } from '../forms/form.ts'

/**
 * What a customer says about a visit: about one of its rooms, or none.
 * @param rooms the keys of the order's rooms, as `roomKeys` answers
 */
export const remarkForm = (rooms: readonly string[]) =>
  form({ room: selectOrNone(rooms), text: lines(2000), entry: entry() })

export type RemarkForm = ReturnType<typeof remarkForm>
