import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { changeLead, lockLead } from '../../office/leads/change-lead.ts'
import { findLead } from '../../office/leads/find-lead.ts'
import { keepDraft } from '../../office/leads/lead-drafts.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { joinProof } from '../join-proof.ts'

/** A text that the office answered as saved. */
export interface KeptText {
  leadId: string
  personId: string
  text: string
}

/** Edits for a while between looking and saving, in milliseconds, so that the other editor may be faster. */
const longestEdit = 6

const { database, parameters, playSteps } = joinProof<KeptText>()
const [personId = ''] = parameters

/** Goes on from what the page shows, as an editor does, and replies, notes or keeps the draft. */
async function edit(): Promise<KeptText[]> {
  const now = new Date()
  const leads = await database.selectFrom('lead').select('id').execute()
  const leadId = leads[randomInt(leads.length)]?.id ?? ''
  const screen = await findLead(database, leadId, personId, now)
  if (!screen) throw new Error(`The lead ${leadId} is gone`)
  await pause(randomInt(longestEdit))
  const text = randomUUID()
  const whole = `${screen.draft.text}\n${text}`
  const way = randomInt(4)
  if (way === 0) {
    await retryingTransaction(database, async (transaction) => {
      await lockLead(transaction, leadId)
      await keepDraft(transaction, { leadId, personId }, { text: whole, seen: screen.draft.version })
    })
  } else {
    const change =
      way === 1
        ? { kind: 'note' as const, text, entry: text }
        : { kind: 'reply' as const, text: whole, entry: text, to: 'waiting' as const, draft: screen.draft.version }
    const { outcome } = await changeLead(
      database,
      { id: leadId, person: { id: personId }, version: screen.lead.version, change },
      now,
    )
    // A reply that was too late is kept as a draft; nothing else may happen to a text.
    if (outcome !== 'done' && !(outcome === 'stale' && change.kind === 'reply')) throw new Error(outcome)
  }
  return [{ leadId, personId, text }]
}

playSteps(edit)
