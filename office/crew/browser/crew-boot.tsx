import '#company/colours.css'
import '../../../ui/styles/base.css'
import './crew.css'
import { createRoot } from 'react-dom/client'
import { crewPhoneWords } from '../../../copy/office/crew-phone-words.ts'
import { CrewApp } from './crew-app.tsx'
import { change, crewState, languageNow, showStored, subscribe } from './crew-state.ts'
import { isOver, visitKey } from './kept.ts'
import { startOutbox } from './phone-outbox.ts'
import { registerWorker } from './register-worker.ts'
import { ignoreSecondTaps } from './second-tap.ts'
import { otherTabs, readAll, store } from './store.ts'

/** Reads what the phone has, shows it, and only then asks the server. */
async function start(): Promise<void> {
  const root = document.querySelector('#crew')
  if (!root) throw new Error('The page has no #crew')
  subscribe(nameDocument)
  await readPhone()
  nameDocument()
  createRoot(root).render(<CrewApp />)
  otherTabs.onmessage = showStored
  ignoreSecondTaps()
  startOutbox()
  await registerWorker()
  await navigator.storage?.persist?.()
}

async function readPhone(): Promise<void> {
  try {
    const { operations, photos, facts = crewState().facts } = await readAll()
    const now = new Date(Date.now() + facts.offset)
    const old = operations.filter(({ sent, operation }) => isOver({ sent, at: operation.at }, now)).map(({ id }) => id)
    const oldPhotos = photos.filter((photo) => isOver(photo, now)).map(({ sha256 }) => sha256)
    const gone = { operations: old, photos: oldPhotos }
    // A full phone still shows and sends what it has.
    await store({ facts: { ...facts, camera: undefined }, gone }).catch(console.error)
    await showStored()
    change({ stage: 'ready', lostPhoto: facts.camera })
    const isKnown = facts.day?.visits.some((visit) => visitKey(visit) === facts.open)
    if (location.hash === '' && isKnown) location.replace(`#${facts.open}`)
  } catch (problem) {
    console.error(problem)
    change({ stage: 'broken' })
  }
}

function nameDocument(): void {
  const language = languageNow()
  document.documentElement.lang = language
  document.title = crewPhoneWords[language].title
}

await start()
