import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { change, crewState, keep, serverNow } from './crew-state.ts'
import { verdictOf, visitKey } from './kept.ts'

/** How long the access notes stay on the screen, in milliseconds. */
const shownFor = 2 * 60 * 60_000

type AccessOutcome = { outcome: 'done' | 'away' | 'signedOut' } | { outcome: 'refused'; text: string }

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asks how to get in. Each request is an entry of the audit trail. The answer is held in this page's memory only, for
 * two hours or until *finish* (R20.11).
 */
export async function openAccess(visit: Pick<CrewVisit, 'order' | 'redo'>): Promise<AccessOutcome> {
  const body = JSON.stringify({ order: visit.order })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, redirect: 'error' } as const
  const answer = await fetch('/crew/access', { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  if (!answer || verdictOf(answer.status) === 'later') return { outcome: 'away' }
  if (answer.status === 401) return { outcome: 'signedOut' }
  const text = await answer.text()
  if (!answer.ok) return { outcome: 'refused', text }
  const now = serverNow()
  const key = visitKey(visit)
  clearTimeout(timer)
  timer = setTimeout(closeAccess, shownFor)
  change({ access: { key, text, until: new Date(now.getTime() + shownFor) } })
  keep({ facts: { opened: { ...crewState().facts.opened, [key]: now.toISOString() } } })
  return { outcome: 'done' }
}

export const closeAccess = (): void => change({ access: undefined })
