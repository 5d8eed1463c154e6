import * as v from 'valibot'
import { readJson } from '../../services/http/read-json.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import { openAccess } from '../day-sheets/store-access-notes.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { mayVisit } from '../planning/crew-limit.ts'

const asked = v.object({ order: v.string() })

/** `POST /crew/access`: how to get in to a visit of the own teams, with an entry of the audit trail each time (R20.11). */
export const openCrewAccess: PersonAnswer = async ({ context, person, now, words }, { database, settings }) => {
  const { daySheet, daySheets } = words.planning
  const read = v.safeParse(asked, await readJson(context.req.raw))
  if (!read.success) return context.text('', 400)
  const row = await findOrderRow(database, read.output.order)
  if (!row) return context.text(words.frame.notFound.text, 404)
  if (!(await mayVisit(database, row, person, now))) return context.text(daySheets.notYours.text, 403)
  const opened = { person, orderIds: [row.id], subject: `order:${row.id}` }
  const notes = (await openAccess(database, readOfficeKeys(settings), opened, now)).get(row.id)
  if (!notes) return context.text(daySheet.accessNone, 404)
  if (notes === 'unreadable') return context.text(daySheet.accessUnreadable)
  const { access, fromCustomer, parking } = notes
  return context.text(
    [fromCustomer, access, parking && `${words.planning.access.parking}: ${parking}`].filter(Boolean).join('\n'),
  )
}
