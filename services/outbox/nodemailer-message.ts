import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './transport.ts'

/**
 * A mail as nodemailer takes it. Nodemailer encodes names and subjects and folds line breaks in them, so that a
 * visitor's text cannot start another header. Files and addresses named in a text are never read.
 */
export const nodemailerMessage = ({ autoReplied, ...message }: MailMessage): SendMailOptions => ({
  ...message,
  headers: autoReplied ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {},
  // Base64 preserves the trailing spaces that the visitor typed.
  textEncoding: 'base64',
  disableFileAccess: true,
  disableUrlAccess: true,
})
