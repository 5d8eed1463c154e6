import { parseArgs } from 'node:util'
import { counted } from '../../copy/format/counted.ts'
import type { Database } from '../../services/database/schema.ts'
import { readStoredJson, storedObject } from '../../services/database/stored-json.ts'
import type { MailState } from '../../services/database/tables/message-tables.ts'
import { listMail, resendMail, showMail } from '../../services/outbox/outbox.ts'
import { fail, inOwnDatabase, print, runCommand } from './command-line.ts'

const usage = `npm run mail -- list [waiting|claimed|sent|failed] [--limit 50]   lists the outbox, newest first
npm run mail -- show ID                                          shows one mail with the message it carries
npm run mail -- resend ID…                                       tries mails again at once, also sent or failed ones
`
const states = ['waiting', 'claimed', 'sent', 'failed'] as const

/** `npm run mail`: the operator's hands on the outbox. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string', default: '50' } },
  })
  const [verb = '', ...parameters] = positionals
  const [argument = ''] = parameters
  await inOwnDatabase(async (database) => {
    const state = states.find((one) => one === argument)
    if (verb === 'list' && (argument === '' || state)) await list(database, state, Number(values.limit))
    else if (verb === 'show' && argument) await show(database, argument)
    else if (verb === 'resend' && argument) for (const id of parameters) await resend(database, id)
    else fail(usage)
  })
}

async function list(database: Database, state: MailState | undefined, limit: number) {
  if (!Number.isInteger(limit) || limit < 1) return fail('--limit has to be a whole number from 1 on.\n')
  const mails = await listMail(database, state, limit)
  for (const mail of mails) {
    const attempts = `${mail.attemptsFinished}/${mail.attemptsStarted}`
    const next = mail.state === 'waiting' ? ` next ${mail.nextAttemptAt}` : ''
    const error = mail.lastError ? `  ${mail.lastError.replaceAll(/\s+/g, ' ')}` : ''
    print(
      `${mail.id}  ${mail.createdAt}  ${mail.language}  ${mail.purpose.padEnd(17)}  ${mail.state.padEnd(7)}  ${attempts}${next}${error}`,
    )
  }
  print(counted(mails.length, 'mail'))
}

async function show(database: Database, id: string) {
  const found = await showMail(database, id)
  if (!found) return fail(`There is no mail ${id}.\n`)
  const { mail, submission } = found
  if (!submission) return print(JSON.stringify({ mail }, null, 2))
  const { payload, ...message } = submission
  const stored = readStoredJson(storedObject, payload, `The message of mail ${id}`)
  print(JSON.stringify({ mail, submission: { ...message, message: stored } }, null, 2))
}

async function resend(database: Database, id: string) {
  const { outcome } = await resendMail(database, id, new Date())
  if (outcome === 'done') print(`${id} is tried again as soon as a server process looks, within a second.`)
  else fail(`${id} does not exist, or is being delivered right now.\n`)
}

await runCommand(main, usage)
