import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../services/backup/back-up.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { saveDetails } from '../../services/orders/draft/order-drafts.ts'
import { eraseTraces } from '../../services/outbox/delivered-folders.ts'
import { folderTransport, textFolder } from '../../services/outbox/text-transports.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { composed } from '../../testing/orders/composed-mails.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { expectOutcome, order, readyDraft, typedDetails } from '../../testing/orders/place-through-draft.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { findPersonalData } from './find-personal-data.ts'
import { forgetPersonalData } from './forget-personal-data.ts'

const marks = ['Quixotine', 'Xylowitz', 'Zebrastraat', 'quixotine@visitor.example', 'Violet hippopotamus']
const unhurried = new AbortController().signal

test('nothing of a forgotten person is left in the database file, its log, a new backup or delivered files (R16.20)', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'helderhuis.db')
  const database = openDatabase(`sqlite:${file}`)
  onTestFinished(() => database.destroy())
  await migrateDatabase(database)
  const services = await orderServices(database, sampleTariff('BE'))
  const [firstName = '', lastName = '', street = '', email = '', remark = ''] = marks
  const details = { ...typedDetails, firstName, lastName, street, email, remark }
  const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), details), 'done')
  const { order: placed } = await order(services, draft)
  await acceptSubmission(
    database,
    submission({ request: request({ firstName, lastName, email, remark }) }),
    services.clock(),
  )
  await cancelOrder(services, placed.id, undefined)

  const folders = { mailDir: join(folder, 'mail'), smsDir: join(folder, 'sms') }
  const [mailer, texts] = [folderTransport(folders.mailDir), textFolder(folders.smsDir)]
  const mails = await database.selectFrom('mail').selectAll().where('orderId', '=', placed.id).execute()
  for (const mail of mails) {
    const message = await composed(services, mail)
    if (message) await mailer.send(message, unhurried)
    await texts.send({ to: '+32470123456', text: `Hello ${firstName}`, dedupeKey: mail.id }, unhurried)
  }
  const found = () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = files.map(
      ({ parentPath, name }) => [name, readFileSync(join(parentPath, name)).toString('latin1')] as const,
    )
    return texts.flatMap(([name, text]) =>
      marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${name}`),
    )
  }
  expect(found().length, 'written to the disk at all').toBeGreaterThan(marks.length)

  const records = await findPersonalData(database, { by: 'email', text: email })
  const outcomes = await forgetPersonalData(database, { by: undefined, records }, services.clock())
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['deleted', 'withoutPerson'])
  await eraseTraces(database, folders)
  await backUp(file, join(folder, 'backup.db'))
  expect(found()).toEqual([])
})
