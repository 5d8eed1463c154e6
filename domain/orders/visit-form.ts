import { lineAs, tick } from '../forms/fields.ts'
import { form } from '../forms/form.ts'
import { formatVisit, parseVisit } from '../scheduling/visit.ts'

/** Which visit an order gets, and whether it may come after the handover of the keys (R16.17). */
export const visitForm = form({ visit: lineAs(parseVisit, {}, formatVisit), afterHandover: tick() })
