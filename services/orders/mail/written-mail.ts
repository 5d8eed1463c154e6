import * as v from 'valibot'
import type { MailBody, MailPart } from '../../contact/mail-body.ts'
import type { Database } from '../../database/schema.ts'
import type { MailAttachment } from '../../outbox/transport.ts'
import type { OrderAtEvent } from '../record/order-at-event.ts'
import type { OrderSettings } from '../record/order-services.ts'

/** The content of a mail for one purpose, without the parts that every mail has. */
export interface WrittenMail extends Omit<MailBody, 'signature' | 'legal'> {
  /** Ordered at sample prices. */
  sample: boolean
  attachments?: MailAttachment[]
  /** The customer: who gets the mail, or whom the office answers. Without a first name where it may be a stranger. */
  customer: { name: string; address: string; firstName?: string }
}

export interface MailSources {
  database: Database
  /** Where this language's ordering site stands, without a slash at the end. */
  orderSiteUrl: string
  /** The office's origin. */
  officeUrl: string
  payees: OrderSettings['payees']
  /** Whether prices are samples now: what a mail goes by that is about no order. */
  sample: boolean
}

/** What the mails to a customer about an event have in common. */
export interface EventMail {
  sources: MailSources
  found: OrderAtEvent
  common: Pick<WrittenMail, 'sample' | 'house' | 'customer'> & { attachments: MailAttachment[] }
  /** The links to the payment page and to the order. */
  pay: MailPart
  url: string
}

/** What a mail says whose link has a token. */
export const tokenContent = v.object({ token: v.string() })
