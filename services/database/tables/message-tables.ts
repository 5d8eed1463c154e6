import type { Language } from '../../../domain/language.ts'
import type { OrderMailPurpose } from '../../../domain/orders/order-states.ts'

export interface MessageTables {
  submission: {
    id: string
    kind: string
    language: Language
    payload: string
    idempotencyKey: string | null
    bodyHash: string
    suspectedSpam: number
    createdAt: string
  }
  mail: MailTable
}

/** The subject of a mail, from which its composer reads the content. */
export type MailPurpose =
  | 'office'
  | 'receipt'
  | OrderMailPurpose
  | 'orderLinks'
  | 'emailCheck'
  | 'emailMoved'
  | 'orderAsked'
  | 'orderLapsed'
  | 'orderRedo'
  | 'officeOrder'
  | 'officeReply'
  | 'auditHead'
  | 'lateReminder'
  | NoticePurpose

/** Text messages to customers, sent by mail where there is no mobile number. */
export type NoticePurpose = 'visitReminder' | 'lateNotice' | 'finishNotice' | PaymentPurpose | MoneyPurpose

/** Messages to customers about paying: by mail and, where there is a mobile number, by text message. */
export type PaymentPurpose = 'paymentRequest' | 'prepaymentReminder'

/** The news that money has come or gone back: by mail, or by text message to customers without an e-mail address. */
export type MoneyPurpose = 'moneyReceived' | 'moneyRefunded'

/** How a message goes. Each has a worker of its own, so that one that is away does not hold up the other. */
export type MailChannel = 'mail' | 'sms'

export type MailState = 'waiting' | 'claimed' | 'sent' | 'failed'

/**
 * One mail to deliver. `recipient` is null for the office, whose address is a setting that may be corrected while mail
 * waits, and where the composer reads it from what the mail is about. `receiptSlot` is unique, which limits the
 * receipts per address and day; so is `dedupeKey`, which makes the same mail wait once only. `content` is JSON: what
 * cannot be read from the message or order. It is dropped after `notAfter`.
 */
export interface MailTable {
  id: string
  submissionId: string | null
  orderId: string | null
  purpose: MailPurpose
  channel: MailChannel
  notAfter: string | null
  content: string
  dedupeKey: string | null
  language: Language
  recipient: string | null
  receiptSlot: string | null
  messageId: string
  state: MailState
  attemptsStarted: number
  attemptsFinished: number
  lastError: string | null
  nextAttemptAt: string
  claimedBy: string | null
  claimedUntil: string | null
  createdAt: string
  sentAt: string | null
}
