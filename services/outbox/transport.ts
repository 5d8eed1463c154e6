/** A named mail address. The name may hold any text; transports encode it. */
interface MailAddress {
  name: string
  address: string
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string
  /** Its MIME type with parameters, such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: string
}

/** A mail as a transport takes it. All texts are plain; the transport encodes them. */
export interface MailMessage {
  /** With angle brackets, the same at every attempt for one mail. */
  messageId: string
  date: Date
  from: string | MailAddress
  to: string | MailAddress
  replyTo: MailAddress
  /** Message-IDs, with angle brackets, of the mail that this one answers, and of all of its thread, oldest first. */
  inReplyTo?: string | undefined
  references?: string[]
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** Whether the mail is an automatic reply (RFC 3834), which no robot should answer. */
  autoReplied: boolean
}

/** Delivers messages of one channel to a server or a folder. */
export interface Transport<Message> {
  /**
   * Resolves once the receiver has accepted responsibility for the message. Rejects with PermanentRefusal if a retry is
   * pointless, with any other error if it is not, and when `signal` aborts.
   */
  send(message: Message, signal: AbortSignal): Promise<void>
  close(): void
}

export type MailTransport = Transport<MailMessage>

/** The receiver refuses this mail for good (SMTP 5xx about the message or its recipient). */
export class PermanentRefusal extends Error {
  override name = 'PermanentRefusal'
}
