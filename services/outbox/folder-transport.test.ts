import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { message } from '../../testing/mail/fixtures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { folderTransport } from './text-transports.ts'
import { PermanentRefusal } from './transport.ts'

const unhurried = new AbortController().signal

test('each mail becomes one complete file, in the order they were sent', async () => {
  const folder = join(temporaryFolder(), 'new', 'mail')
  const transport = folderTransport(folder)
  const texts = ['first שלום', 'second 🧽\n.\ntrailing   \n\nend', 'a'.repeat(10_000)]
  for (const text of texts) await transport.send(message({ text }), unhurried)
  const files = (await readdir(join(folder, 'new'))).sort()
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, 'new', file)))),
  )
  expect(mails.map(({ text }) => text?.trimEnd())).toEqual(texts)
  expect(mails[0]).toMatchObject({ messageId: '<1@helderhuis.example>', subject: 'Message from Ada Lovelace' })
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  const [rights] = await Promise.all(files.map(async (file) => (await stat(join(folder, 'new', file))).mode & 0o777))
  expect(rights).toBe(0o600)
  const folders = await Promise.all(['', 'new', 'tmp'].map((name) => stat(join(folder, name))))
  expect(folders.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o700])
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('a receipt is marked as automatic, so that no robot answers it; a mail to the office is not', async () => {
  const folder = temporaryFolder()
  await folderTransport(folder).send(message({ autoReplied: true, subject: 'receipt' }), unhurried)
  await folderTransport(folder).send(message({ subject: 'office' }), unhurried)
  const files = await readdir(join(folder, 'new'))
  const mails = await Promise.all(files.map((file) => readFile(join(folder, 'new', file), 'utf8')))
  expect(mails.filter((mail) => /^Auto-Submitted: auto-replied\r$/m.test(mail))).toEqual([
    expect.stringContaining('Subject: receipt'),
  ])
})

test('a folder that cannot be written to is a temporary failure', async () => {
  const file = join(temporaryFolder(), 'file')
  await writeFile(file, '')
  const sending = folderTransport(file).send(message(), unhurried)
  await expect(sending).rejects.not.toBeInstanceOf(PermanentRefusal)
})
