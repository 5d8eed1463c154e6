import { sentAs, type Values } from '../../domain/forms/form.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Complaint } from '../../services/contact/read-complaints.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit } from '../../services/people/audit.ts'
import { teamNames } from '../gate/planning-country.ts'
import { ComplaintPage } from './complaint-page.tsx'
import { type ComplaintAnswer, complaintPath, decideForm } from './of-complaint.ts'

/** `GET /orders/{number}/complaints/{id}`: the page of a complaint, with a form that was refused. */
export const showComplaint: ComplaintAnswer = ({ show }, services, { row, complaint }, refused) =>
  show(ComplaintPage, { row, complaint, teams: teamNames(services, row.country), refused }, refused?.status)

/** `POST` to the same address: records what was decided, or that it is not decided after all (R17.47). */
export const answerComplaint: ComplaintAnswer = async (request, services, about) => {
  const { form, person, now, redirect } = request
  const { row, complaint } = about
  const decide = async (decided: Decision) => {
    const stored = await storeDecision(services.database, complaint, decided, person, now)
    return stored.outcome === 'done' ? redirect(complaintPath(row, complaint)) : stored
  }
  if (sentAs(form) === 'undecided') {
    if (complaint.decidedAt) await decide({ decision: null, answer: '', seen: complaint.decidedAt.toISOString() })
    return redirect(complaintPath(row, complaint))
  }
  return await answerForm(form, decideForm, (refused) => showComplaint(request, services, about, refused), decide)
}

/** What was decided, or that it is not decided after all. */
type Decision = Values<typeof decideForm> | { decision: null; answer: ''; seen: string }

/** @returns `stale`: someone else has decided something else meanwhile */
async function storeDecision(
  database: Database,
  { id, orderId }: Complaint,
  { decision, answer, seen }: Decision,
  by: { id: string },
  now: Date,
): Promise<Outcome> {
  const decidedAt = decision && now.toISOString()
  return await retryingTransaction(database, async (transaction) => {
    const changed = await transaction
      .updateTable('complaint')
      .set({ decision, answer, decidedAt })
      .where('id', '=', id)
      .where('decidedAt', 'is not distinct from', seen || null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) {
      const ofId = transaction.selectFrom('complaint').select(['decision', 'answer']).where('id', '=', id)
      const now = await ofId.executeTakeFirst()
      return { outcome: now?.decision === decision && now.answer === answer ? 'done' : 'stale' }
    }
    // The words stay with the complaint, where they can be deleted; the audit trail cannot.
    await audit(transaction, { by, action: 'decideComplaint', subject: `order:${orderId}`, after: { decision } }, now)
    return { outcome: 'done' }
  })
}
