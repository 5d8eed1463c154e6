import type { MailBody } from '../../contact/mail-body.ts'
import type { Database } from '../../database/schema.ts'
import type { MailMessage } from '../../outbox/transport.ts'

/** What a letter says, apart from what every mail has. */
export interface Letter extends Omit<MailBody, 'signature' | 'legal'> {
  /** Ordered at sample prices. */
  sample: boolean
  attachments?: NonNullable<MailMessage['attachments']>
  /** The customer: who gets the letter, or whom the office answers. */
  customer: { name: string; address: string }
}

/** What letters are made from. */
export interface LetterSources {
  database: Database
  /** Where this language's ordering site stands, without a slash at the end. */
  orderSiteUrl: string
  /** Whether prices are samples now: what a letter goes by that is about no order. */
  sample: boolean
}
