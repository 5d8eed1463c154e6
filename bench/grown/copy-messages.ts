import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { leadWords } from '../../domain/leads/lead-words.ts'
import { request } from '../../testing/mail/fixtures.ts'
import { anyCustomer, anyWord } from '../any-customer.ts'
import { copyRows, insertAll, moved, newId, rewritten } from './copy-rows.ts'
import type { TemplateMessage } from './template-messages.ts'

const day = 86_400_000
const batch = 5000
/** Days that messages are kept at most. */
const keptDays = 90
/** The office answers within so many days. */
const openDays = 1

/** Copies messages with their leads to so many other people, who wrote them in the last 90 days. */
export async function copyMessages(
  client: pg.Client,
  templates: readonly TemplateMessage[],
  count: number,
  now: Date,
): Promise<void> {
  await client.query(`create unlogged table "messageCopy" ("template" text, "id" text, "seconds" double precision,
    "payload" text, "email" text, "words" text[])`)
  for (let stored = 0; stored < count; stored += batch) {
    const rows = Array.from({ length: Math.min(batch, count - stored) }, (_, index) =>
      copyOf(templates, now.getTime() - ((stored + index) / count) * keptDays * day, now),
    )
    await insertAll(client, 'messageCopy', rows)
  }
  await client.query('analyze "messageCopy"')
  await copyTables(client)
  await client.query('drop table "messageCopy"')
}

function copyOf(templates: readonly TemplateMessage[], receivedAt: number, now: Date) {
  const group = receivedAt > now.getTime() - openDays * day ? 'open' : 'closed'
  const possible = templates.filter((one) => one.group === group)
  const template = possible[randomInt(possible.length)]
  if (!template) throw new Error(`No message is ${group}`)
  const customer = anyCustomer()
  const remark = `${Array.from({ length: 10 }, anyWord).join(' ')} ${randomInt(1000, 10_000)}`
  const payload = request({ ...customer, remark })
  return {
    ...{ template: template.id, id: randomUUID(), seconds: (receivedAt - template.receivedAt.getTime()) / 1000 },
    ...{ payload: JSON.stringify(payload), email: customer.email, words: leadWords({ ...payload }, 'BE') },
  }
}

async function copyTables(client: pg.Client): Promise<void> {
  const id = 'c."id"'
  const of = (table: string, column: string) => `"${table}" t join "messageCopy" c on c."template" = t."${column}"`
  await copyRows(client, 'lead', of('lead', 'id'), {
    ...{ id, receivedAt: moved('receivedAt'), dueAt: moved('dueAt'), answeredAt: moved('answeredAt') },
  })
  await client.query(
    `insert into "leadWord" select convert_to("word", 'UTF8'), c."id" from "messageCopy" c, unnest(c."words") as "word"`,
  )
  await copyRows(client, 'leadEvent', of('leadEvent', 'leadId'), { leadId: id, at: moved('at') })
  const mails = `(select "mail".*, "submission"."id" as "message" from "mail" join "submission"
    on "submission"."id" = "mail"."submissionId" or position("submission"."id" in "mail"."dedupeKey") > 0
    where "mail"."orderId" is null) t`
  await copyRows(
    client,
    'mail',
    `${mails} join "messageCopy" c on c."template" = t."message" join "submission" o on o."id" = t."message"`,
    {
      ...{ id: newId, submissionId: `case when t."submissionId" is not null then c."id" end`, messageId: newId },
      ...{ dedupeKey: rewritten('dedupeKey', ['id']), content: rewritten('content', ['id']) },
      ...{ receiptSlot: `case when t."receiptSlot" is not null then ${newId} end` },
      ...{ createdAt: moved('createdAt'), nextAttemptAt: moved('nextAttemptAt'), sentAt: moved('sentAt') },
    },
  )
  await copyRows(client, 'audit', `"audit" t join "messageCopy" c on t."subject" = 'lead:' || c."template"`, {
    seq: `(select max("seq" + 0) from "audit") + row_number() over (order by ${moved('at')})`,
    ...{ at: moved('at'), subject: `'lead:' || c."id"` },
  })
  await copyRows(client, 'submission', of('submission', 'id'), {
    ...{ id, payload: 'c."payload"', createdAt: moved('createdAt'), idempotencyKey: 'null' },
  })
}
