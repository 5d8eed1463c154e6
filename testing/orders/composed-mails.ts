import { colours } from '../../domain/company/colours.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import type { MailPurpose, MailTable } from '../../services/database/tables/message-tables.ts'
import { composeOrderMail } from '../../services/orders/mail/compose-order-mail.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { MailMessage } from '../../services/outbox/transport.ts'
import { addresses } from '../mail/addresses.ts'

/** A change with every consent. */
export const input = { consents: consentKinds }

/** A queued mail as it would go now; undefined if it is obsolete. */
export const composed = async (services: OrderServices, mail: MailTable): Promise<MailMessage | undefined> =>
  (await composeOrderMail(services, mail, addresses))?.message

/** The queued mails of a purpose, as they would go now, oldest first. */
export async function mails(services: OrderServices, purpose: MailPurpose): Promise<MailMessage[]> {
  const queued = services.database.selectFrom('mail').selectAll().where('purpose', '=', purpose).orderBy('createdAt')
  const messages = await Promise.all((await queued.execute()).map((row) => composed(services, row)))
  return messages.filter((message) => message !== undefined)
}

/** The first of them. Throws if there is none. */
export async function mail(services: OrderServices, purpose: MailPurpose): Promise<MailMessage> {
  const [first] = await mails(services, purpose)
  if (!first) throw new Error(`no ${purpose}`)
  return first
}

/** The words of a mail and of the pages that go with it, with plain spaces. */
export const wholeText = ({ text, attachments = [] }: MailMessage): string =>
  [text, ...attachments.flatMap(({ content, contentType }) => (contentType.startsWith('text/html') ? [content] : []))]
    .map((part) =>
      part
        .replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"'),
    )
    .join(' ')
    .replaceAll(/[\u00A0 ]+/g, ' ')

/** How many windows of the house in a mail are lit. */
export const litWindows = (html: string): number => html.split(`bgcolor="${colours.sun.light}"`).length - 1
