import type { MailBody } from '../../contact/mail-body.ts'
import type { Database } from '../../database/schema.ts'
import type { MailMessage } from '../../outbox/transport.ts'
import type { OrderSettings } from '../record/order-services.ts'

/** The content of a mail for one purpose, without the parts that every mail has. */
export interface WrittenMail extends Omit<MailBody, 'signature' | 'legal'> {
  /** Ordered at sample prices. */
  sample: boolean
  attachments?: NonNullable<MailMessage['attachments']>
  /** The customer: who gets the mail, or whom the office answers. */
  customer: { name: string; address: string }
}

/** The inputs for composing a mail. */
export interface MailSources {
  database: Database
  /** Where this language's ordering site stands, without a slash at the end. */
  orderSiteUrl: string
  payees: OrderSettings['payees']
  /** Whether prices are samples now: what a mail goes by that is about no order. */
  sample: boolean
}
