import { MessagePage } from '../../../office/pages/message.tsx'
import { audit } from '../audit.ts'
import { isUuid } from '../is-uuid.ts'
import type { PersonRequest } from '../office-route.ts'
import type { OfficeServices } from '../office-services.ts'

/** `POST /withdrawals/{id}`: the office has checked a withdrawal and paid back what was paid. A second press changes nothing. */
export async function settleWithdrawal(
  { param, person, now, redirect, show, words }: PersonRequest,
  { database }: OfficeServices,
): Promise<Response> {
  const id = param('id')
  if (!isUuid(id)) return show(MessagePage, words.frame.notFound, 404)
  const known = await database.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('withdrawal')
      .set({ settledAt: now.toISOString() })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (settled) await audit(transaction, { by: person, action: 'settleWithdrawal', subject: `withdrawal:${id}` }, now)
    return settled ?? (await transaction.selectFrom('withdrawal').select('id').where('id', '=', id).executeTakeFirst())
  })
  return known ? redirect('/') : show(MessagePage, words.frame.notFound, 404)
}
