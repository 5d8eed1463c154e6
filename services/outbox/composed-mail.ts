import * as v from 'valibot'
import { storedProblem } from '../database/stored-json.ts'
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
 * Reads what is stored of a mail's content.
 * @throws UnreadableMail for what another release has stored
 */
export function contentOf<const Schema extends v.GenericSchema>(
  schema: Schema,
  { content }: Pick<MailTable, 'content'>,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), content)
  if (parsed.success) return parsed.output
  throw new UnreadableMail(storedProblem(parsed.issues))
}
