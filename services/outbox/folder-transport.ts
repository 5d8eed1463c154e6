import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { nodemailerMessage } from './nodemailer-message.ts'
import type { MailTransport } from './transport.ts'

/**
 * Writes mails as `new/<time>.<id>.eml` files into a Maildir-like folder, which is created if missing. Each file is written to `tmp/` first
 * and moved when complete, so that a reader never sees half a mail, and synchronised, so that it survives a power cut.
 */
export function folderTransport(folder: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: content } = await mailer.sendMail(nodemailerMessage(message))
      if (!Buffer.isBuffer(content)) throw new TypeError('the mail was not built in memory')
      await Promise.all(['tmp', 'new'].map((name) => mkdir(join(folder, name), { recursive: true, mode: 0o700 })))
      const name = `${new Date().toISOString().replaceAll(/[-:]/g, '')}.${randomUUID()}.eml`
      await writeSynchronised(join(folder, 'tmp', name), content)
      await rename(join(folder, 'tmp', name), join(folder, 'new', name))
      await synchroniseFolder(join(folder, 'new'))
    },
    close() {},
  }
}

async function writeSynchronised(path: string, content: Buffer) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A move is on disk only once its folder is synchronised. */
async function synchroniseFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
