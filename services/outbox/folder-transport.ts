import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { deliveredName } from './delivered-folders.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { putFile } from './put-file.ts'
import type { MailTransport } from './transport.ts'

/**
 * Writes mails as `new/<time>.<id of the mail>.eml` files into a Maildir-like folder, which is created if missing. Each file is
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
