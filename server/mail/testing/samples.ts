import { randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../../domain/contact-request.ts'
import type { ClaimedMail } from '../claim-mail.ts'
import { newMail } from '../new-mail.ts'
import type { MailMessage } from '../transport.ts'

/** A Saturday morning, 11:00 in Brussels. */
export const now = new Date('2026-11-21T10:00:00.000Z')

/** So many milliseconds after `now`. */
export const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

/** A visitor's message, with what a test wants different. */
export function sampleRequest(different: Partial<ContactRequest> = {}): ContactRequest {
  return {
    kind: 'contact',
    firstName: 'Marie',
    lastName: 'Peeters',
    email: 'marie@visitor.example',
    phoneNumber: '0470 12 34 56',
    remark: 'Do you also clean the inside of the oven?',
    ...different,
  }
}

/** A message that is claimed for delivery, as a worker hands it to the composer. */
export function sampleClaim(
  request: ContactRequest = sampleRequest(),
  purpose: 'office' | 'receipt' = 'office',
  language: 'en' | 'nl' = 'en',
): ClaimedMail {
  const recipient = purpose === 'receipt' ? request.email : null
  const mail = newMail({ submissionId: randomUUID(), purpose, language, recipient, receiptSlot: null }, now)
  return { mail, request, suspectedSpam: false, receivedAt: now }
}

/** A mail for a transport, with what a test wants different. */
export function sampleMessage(different: Partial<MailMessage> = {}): MailMessage {
  return {
    messageId: `<${randomUUID()}@helderhuis.example>`,
    date: now,
    from: 'Helderhuis <web@helderhuis.example>',
    to: 'office@helderhuis.example',
    replyTo: { name: 'Marie Peeters', address: 'marie@visitor.example' },
    subject: 'Message from Marie Peeters',
    text: 'Do you also clean the inside of the oven?',
    html: '<p>Do you also clean the inside of the oven?</p>',
    autoReplied: false,
    ...different,
  }
}

/** Texts that break what is not careful with text. */
export const awkwardTexts = {
  emoji: 'Zo schoon 🧽✨ dat de 👩‍👩‍👧‍👦 het zag, in 🇧🇪 en 🇳🇱',
  rightToLeft: 'שלום, מתי אתם פנויים? مرحبا، متى يمكنكم القدوم؟',
  markup: '<script>alert("1")</script> & <img src=x onerror=alert(1)> "quoted" \'single\'',
  placeholders: 'Is {name} or {time} a placeholder? $& $1',
  spaces: 'two  spaces\n  indented\ntrailing   \n\n\nthree breaks\n.\n..\nFrom here',
  long: 'Straat 1, één trap op. '.repeat(500).slice(0, 10_000).trim(),
  longLine: 'a'.repeat(10_000),
}
