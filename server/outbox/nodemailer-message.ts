import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './transport.ts'

/**
 * A mail in nodemailer's terms. Nodemailer encodes names and subjects, and folds line breaks in them, so that no text
 * of a visitor can start another header. Files and addresses are never read, whatever a text says.
 */
export function nodemailerMessage({ autoReplied, ...message }: MailMessage): SendMailOptions {
  return {
    ...message,
    headers: autoReplied ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {},
    // Base64 keeps every space at the end of a line as the visitor typed it.
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
