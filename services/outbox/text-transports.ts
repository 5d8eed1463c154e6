import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { deliveredName } from './delivered-folders.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { type MailTransport, PermanentRefusal, type Transport } from './transport.ts'

/** A text message as a gateway takes it. */
export interface TextMessage {
  /** Such as `+32470123456`. */
  to: string
  /** At most 160 characters of the GSM alphabet. */
  text: string
  /** Equal at every attempt, so that a gateway sends the message once. */
  dedupeKey: string
}

/** Writes text messages as files into a folder, which is created if missing: JSON with `to`, `text` and `dedupeKey`. */
export function textFolder(folder: string): Transport<TextMessage> {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = deliveredName(message.dedupeKey, 'json')
      await putFile(join(folder, `${name}.part`), folder, name, `${JSON.stringify(message)}\n`)
    },
    close() {},
  }
}

/** Answers of a gateway about our account, its load or itself, which pass: all others of 4xx are about the message. */
const passing = [401, 402, 403, 404, 408, 425, 429]

/**
 * Sends text messages by a gateway: `POST` of JSON as in the folder, with the token of the message as `Idempotency-Key`
 * too.
 */
export function textGateway(url: string): Transport<TextMessage> {
  return {
    async send(message, signal) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': message.dedupeKey }
      const { status, body } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal })
      await body?.cancel()
      if (status >= 200 && status < 300) return
      const reason = `the gateway answered ${status}`
      throw status >= 400 && status < 500 && !passing.includes(status)
        ? new PermanentRefusal(reason)
        : new Error(reason)
    },
    close() {},
  }
}

/**
 * Writes mails as `new/<time>.<id of the mail>.eml` into a Maildir-like folder, creating it if missing. Each file is
 * written to `tmp/` first and moved when complete, so that a reader never sees half a mail, and synchronised, so that
 * it survives a power cut.
 */
export function folderTransport(folder: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: content } = await mailer.sendMail(nodemailerMessage(message))
      if (!Buffer.isBuffer(content)) throw new TypeError('the mail was not built in memory')
      await Promise.all(['tmp', 'new'].map((name) => mkdir(join(folder, name), { recursive: true, mode: 0o700 })))
      const name = deliveredName(/^<([\da-f-]{36})@/.exec(message.messageId)?.[1], 'eml')
      await putFile(join(folder, 'tmp', name), join(folder, 'new'), name, content)
    },
    close() {},
  }
}

/**
 * Puts a file where it never appears by halves and survives a power cut: it is written as `draft`, and moved to
 * `folder` once complete.
 */
async function putFile(draft: string, folder: string, name: string, content: Buffer | string): Promise<void> {
  await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true })
  await rename(draft, join(folder, name))
  // A move is on disk only once its folder is synchronised.
  const moved = await open(folder, 'r')
  try {
    await moved.sync()
  } finally {
    await moved.close()
  }
}
