import type * as v from 'valibot'
import { fittingJson } from '../database/stored-json.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import type { GivenMail } from './new-mail.ts'
import type { MailMessage } from './transport.ts'

/** A message that is ready to go: a mail, or one of another channel. */
export interface ComposedMail<Message = MailMessage> {
  message: Message
  /** The mail that is queued once this one is sent. */
  followUp?: GivenMail
}

/** This program cannot read the subject of a mail. The mail is parked: a retry would not help. `problem` is logged. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail'

  constructor(problem: string) {
    super(`The stored message cannot be read: ${problem}`)
  }
}

/**
 * Reads what a mail says beside what it is about.
 * @throws UnreadableMail for a mail that another release has queued
 */
export function contentOf<const Schema extends v.GenericSchema>(
  schema: Schema,
  { purpose, content }: Pick<MailTable, 'purpose' | 'content'>,
): v.InferOutput<Schema> {
  const found = fittingJson(schema, content)
  if (found === undefined) throw new UnreadableMail(`unexpected content of ${purpose}`)
  return found
}
