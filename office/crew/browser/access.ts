import type { CrewPhoneWords } from '../../../copy/office/crew-phone-words.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { change, crewState, keep, serverNow } from './crew-state.ts'
import { verdictOf, visitKey } from './kept.ts'

/** How long the access notes stay on the screen, in milliseconds. */
const shownFor = 2 * 60 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asks how to get in. Each request is an entry of the audit trail. The answer is held in this page's memory only, for
 * two hours or until *finish* (R20.11).
 * @returns why it was not answered; undefined if it was
 */
export async function openAccess(
  visit: Pick<CrewVisit, 'order' | 'redo'>,
  { access, signIn }: CrewPhoneWords,
): Promise<string | undefined> {
  const body = JSON.stringify({ order: visit.order })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, redirect: 'error' } as const
  const answer = await fetch('/crew/access', { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  if (!answer || verdictOf(answer.status) === 'later') return access.failed
  if (answer.status === 401) return signIn
  const text = await answer.text()
  if (!answer.ok) return text
  const now = serverNow()
  const key = visitKey(visit)
  clearTimeout(timer)
  timer = setTimeout(closeAccess, shownFor)
  change({ access: { key, text, until: new Date(now.getTime() + shownFor) } })
  keep({ facts: { opened: { ...crewState().facts.opened, [key]: now.toISOString() } } })
  return undefined
}

export const closeAccess = (): void => change({ access: undefined })
