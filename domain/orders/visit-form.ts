import { carried, entry, lineAs, seen, tick } from '../forms/fields.ts'
import { form } from '../forms/form.ts'
import { formatVisit, parseVisit } from '../scheduling/visit.ts'
import { consentForm } from './withdrawal-period.ts'

/** Which visit an order gets, and whether it may come after the handover of the keys (R16.17). */
export const visitForm = form({ visit: lineAs(parseVisit, {}, formatVisit), afterHandover: tick() })

/** Holds a visit for a draft that the office begins; a form that is sent again is about the same draft. */
export const holdForm = form({ ...visitForm.fields, entry: entry() })

/** A change of an order, carried as an address says it. */
const wanted = { visit: carried(), rooms: carried(2000), extras: carried(), hours: carried(), handover: carried() }

/** The preview of a change: at another price or fee, in cents, than it showed, nothing is changed. */
export const previewForm = form({ ...consentForm.fields, version: seen(), price: seen(), fee: seen(), ...wanted })

/** Changes an order by its customer. */
export const ownChangeForm = form({ ...previewForm.fields, afterHandover: visitForm.fields.afterHandover })
