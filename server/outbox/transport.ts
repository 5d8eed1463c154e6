/** A named mail address. The name may hold any text; transports encode it. */
interface MailAddress {
  name: string
  address: string
}

/** A mail as it is handed to a transport. Everything is plain text; encoding is the transport's work. */
export interface MailMessage {
  /** With angle brackets, the same at every try of one mail. */
  messageId: string
  date: Date
  from: string | MailAddress
  to: string | MailAddress
  replyTo: MailAddress
  subject: string
  text: string
  html: string
  /** Sent by itself in answer to a message (RFC 3834), so that no robot answers back. */
  autoReplied: boolean
}

/** Where mails go: a mail server, or a folder. */
export interface MailTransport {
  /**
   * Resolves once the mail is safely with the receiver. Rejects with PermanentRefusal when trying again is pointless,
   * and with any other error when it is not. Gives up, and rejects, when `signal` aborts.
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>
  /** Lets go of open connections. */
  close(): void
}

/** The receiver refuses this mail for good (SMTP 5xx about the message or its recipient). */
export class PermanentRefusal extends Error {
  override name = 'PermanentRefusal'
}
