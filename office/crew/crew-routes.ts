import type { OfficeRoute } from '../gate/office-route.ts'
import { showCrew, showManifest, showWorker } from './show-crew.ts'
import { showCrewDay } from './show-crew-day.ts'

/** The page of crews, and what their phones read and send (R20). */
export const crewRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/crew', action: 'public', answer: showCrew },
  { method: 'GET', path: '/crew/manifest.webmanifest', action: 'public', answer: showManifest },
  { method: 'GET', path: '/crew/worker.js', action: 'public', answer: showWorker },
  { method: 'GET', path: '/crew/visits', action: 'recordWork', data: true, answer: showCrewDay },
]
