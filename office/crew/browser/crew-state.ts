import { useSyncExternalStore } from 'react'
import { type CrewPhoneWords, crewPhoneWords } from '../../../copy/office/crew-phone-words.ts'
import type { Language } from '../../../domain/language.ts'
import type { KeptFacts, KeptOperation, KeptPhoto } from './kept.ts'
import { type Changes, readAll, store } from './store.ts'

/** How to get in, as it was opened, and until when it is shown. */
interface OpenAccess {
  key: string
  text: string
  until: Date
}

export interface CrewState {
  /** `broken`: the phone's database cannot be opened, so nothing can be recorded here. */
  stage: 'starting' | 'ready' | 'broken'
  facts: KeptFacts
  operations: readonly KeptOperation[]
  photos: readonly KeptPhoto[]
  /** What came of the last request. */
  connection: 'unknown' | 'fine' | 'away' | 'signedOut' | 'outdated'
  /** What was recorded last, with the key of its visit, until it is dismissed. */
  lastRecorded?: { key: string; ids: readonly string[] } | undefined
  /** Whether the last operation could not be stored. */
  notSaved: boolean
  /** How to get in, in this page's memory only (R20.11). */
  access?: OpenAccess | undefined
  /** The key of the visit whose photo never arrived, because its camera ended the page. */
  lostPhoto?: string | undefined
  /** Sheets that are open, and photos that are taken: a reload would lose them. */
  busy: number
}

const newFacts = (): KeptFacts => ({ device: crypto.randomUUID(), offset: 0, moved: [], opened: {} })

let state: CrewState = {
  stage: 'starting',
  facts: newFacts(),
  operations: [],
  photos: [],
  connection: 'unknown',
  notSaved: false,
  busy: 0,
}
const listeners = new Set<() => void>()

export const crewState = (): CrewState => state

export function change(part: Partial<CrewState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCrew = (): CrewState => useSyncExternalStore(subscribe, crewState)

/** The language of the person or, before anyone has signed in, of the phone. */
export const languageNow = (): Language =>
  state.facts.day?.language ?? (navigator.language.startsWith('nl') ? 'nl' : 'en')

export function useWords(): CrewPhoneWords {
  useCrew()
  return crewPhoneWords[languageNow()]
}

/** The time by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + state.facts.offset)

/** Puts changed entries into a list, by their key. */
export const merged = <One>(list: readonly One[], changed: readonly One[] = [], keyOf: (one: One) => string): One[] => [
  ...new Map([...list, ...changed].map((one) => [keyOf(one), one])).values(),
]

/** Shows what is on the phone's disk: another tab may have changed it, or signed out. */
export async function showStored(): Promise<void> {
  const { operations, photos, facts = newFacts() } = await readAll()
  change({ operations, photos, facts, access: facts.day && state.access })
}

interface Saved extends Omit<Changes, 'facts' | 'gone'> {
  facts?: Partial<KeptFacts>
}

function show({ operations, photos, facts }: Saved, more: Partial<CrewState> = {}): void {
  change({
    operations: merged(state.operations, operations, ({ id }) => id),
    photos: merged(state.photos, photos, ({ sha256 }) => sha256),
    facts: { ...state.facts, ...facts },
    ...more,
  })
}

/** Stores what was recorded, then shows it. Rejects if it is not on the disk, and then shows nothing of it (R20.3). */
export async function save(entries: Omit<Saved, 'facts'>, more: Partial<CrewState>): Promise<void> {
  await store(entries)
  show(entries, more)
}

/** Shows facts, or what the server has said, and stores it. A phone that is full goes on with it in memory. */
export async function keep(entries: Saved): Promise<void> {
  show(entries)
  await store({ ...entries, facts: state.facts }).catch(console.error)
}
