import type { CrewDay, OperationsAnswer } from '../../../domain/visits/crew-day.ts'
import { protocol } from '../../../domain/visits/operation.ts'
import { change, crewState, keep, merged, showStored } from './crew-state.ts'
import {
  afterAnswer,
  isOver,
  type KeptOperation,
  nextBatch,
  nextPause,
  offsetFrom,
  verdictOf,
  visitKey,
} from './kept.ts'
import { askForUpdate } from './register-worker.ts'

/** How long a request may take, and how often the day is asked for while the page is seen, in milliseconds. */
const patience = 20_000
const interval = 60_000

/** Ends an exchange: why nothing more can be sent now. */
class Stopped extends Error {
  readonly connection: 'away' | 'signedOut' | 'outdated'

  constructor(connection: Stopped['connection']) {
    super(connection)
    this.connection = connection
  }
}

let sending = false
let again = false
let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Kept by this page: what was refused is sent again when the page is opened, for someone else may be signed in. */
const tried = new Set<string>()

/** Sends at start, with a network, when the page is seen again, and from time to time. */
export function startOutbox(): void {
  addEventListener('online', send)
  document.addEventListener('visibilitychange', async () => {
    if (!document.hidden) await showStored().catch(() => undefined)
    await send()
  })
  send()
}

/** Sends what waits, then asks for the day. What cannot be sent now is sent after a pause that grows (R20.4). */
export async function send(): Promise<void> {
  again = true
  if (sending) return
  sending = true
  clearTimeout(timer)
  while (again) {
    again = false
    const connection = await exchange()
    if (connection !== crewState().connection) change({ connection })
    if (connection === 'outdated') askForUpdate(connection)
    pause = connection === 'fine' ? 0 : nextPause(pause)
  }
  sending = false
  timer = setTimeout(send, pause || interval)
}

async function exchange() {
  try {
    await sendOperations()
    await sendPhotos()
    await fetchDay(crewState().facts.day?.change)
    return 'fine'
  } catch (problem) {
    // Browsers give failed requests no class of their own. Whatever failed stays stored and is sent again.
    return problem instanceof Stopped ? problem.connection : 'away'
  }
}

/** Asks the server. A redirect, as to a network's own sign-in page, counts as no network. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(path, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
  const verdict = verdictOf(answer.status)
  if (verdict === 'signedOut' || verdict === 'outdated') throw new Stopped(verdict)
  if (verdict === 'later') throw new Stopped('away')
  // Something gets through: what fails next is tried again soon.
  pause = 0
  return { answer, isAccepted: verdict === 'accepted' }
}

async function askForJson<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const { answer, isAccepted } = await ask(path, init)
  if (!isAccepted) throw new Stopped('away')
  return await answer.json()
}

async function sendOperations(): Promise<void> {
  for (;;) {
    const { operations, facts } = crewState()
    const batch = nextBatch(operations, tried)
    if (batch.length === 0) return
    const answer = await askForJson<OperationsAnswer>('/crew/operations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ protocol, device: facts.device, operations: batch.map(({ operation }) => operation) }),
    })
    await keep({ operations: afterAnswer(batch, answer) })
    for (const { id } of answer.refused) tried.add(id)
    // What the server could not store now is sent later.
    if (answer.stored.length + answer.refused.length < batch.length) throw new Stopped('away')
  }
}

async function sendPhotos(): Promise<void> {
  for (const photo of crewState().photos.filter(({ sha256, sent }) => !sent && !tried.has(sha256))) {
    const { sha256, bytes } = photo
    const { answer, isAccepted } = await ask(`/crew/photos/${sha256}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: bytes,
    })
    if (!isAccepted) tried.add(sha256)
    await keep({ photos: [isAccepted ? { ...photo, sent: true } : { ...photo, refused: answer.status }] })
  }
}

/** Fetches the day with what was recorded since; everything, where a visit is new on this phone. */
async function fetchDay(since: number | undefined): Promise<void> {
  const { device } = crewState().facts
  const asked = Date.now()
  const day = await askForJson<CrewDay>(since === undefined ? '/crew/visits' : `/crew/visits?since=${since}`)
  const { facts } = crewState()
  // The person has signed out meanwhile, and the phone was wiped.
  if (facts.device !== device) return
  const known = new Set(facts.day?.visits.map(visitKey))
  const operations = day.operations.map(
    ({ receivedAt: _, sentBy: __, outcome, settledAt, ...operation }): KeptOperation => ({
      id: operation.id,
      operation,
      sent: true,
      // What the office has dealt with is loud no more.
      ...(outcome && !settledAt && { outcome }),
    }),
  )
  const both = merged<(typeof facts.moved)[number]>(day.moved, facts.moved, (one) => `${visitKey(one)} ${one.at}`)
  const moved = both.filter(({ at, isRead = false }) => !isOver({ at, sent: isRead }, new Date(day.now)))
  const offset = offsetFrom(facts.offset, { asked, now: Date.parse(day.now), answered: Date.now() })
  // Both lists are kept apart from the day.
  const bare = { ...day, operations: [], moved: [] }
  await keep({ operations, facts: { day: bare, asOf: day.now, moved, offset } })
  askForUpdate(day.build)
  if (since !== undefined && day.visits.some((visit) => !known.has(visitKey(visit)))) await fetchDay(undefined)
}
