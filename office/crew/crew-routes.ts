import { largestPhoto } from '../../services/photos/visit-photos.ts'
import type { OfficeRoute } from '../gate/office-route.ts'
import { ofOrder } from '../orders/of-order.ts'
import { receivePhoto, sendPhoto } from './crew-photos.ts'
import { openCrewAccess } from './open-crew-access.ts'
import { largestBatch, receiveOperations } from './receive-operations.ts'
import { showCrew, showManifest, showWorker } from './show-crew.ts'
import { showCrewDay } from './show-crew-day.ts'

/** The page of crews, and what their phones read and send (R20). */
export const crewRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/crew', action: 'public', answer: showCrew },
  { method: 'GET', path: '/crew/manifest.webmanifest', action: 'public', answer: showManifest },
  { method: 'GET', path: '/crew/worker.js', action: 'public', answer: showWorker },
  { method: 'GET', path: '/crew/visits', action: 'recordWork', data: true, answer: showCrewDay },
  {
    method: 'POST',
    path: '/crew/operations',
    action: 'recordWork',
    data: true,
    body: 'json',
    largest: largestBatch,
    answer: receiveOperations,
  },
  {
    method: 'PUT',
    path: '/crew/photos/:sha256',
    action: 'recordWork',
    data: true,
    body: 'jpeg',
    largest: largestPhoto,
    answer: receivePhoto,
  },
  { method: 'POST', path: '/crew/access', action: 'readDaySheet', data: true, body: 'json', answer: openCrewAccess },
  {
    method: 'GET',
    path: '/orders/:number/photos/:sha256',
    action: 'readDaySheet',
    data: true,
    answer: ofOrder(sendPhoto),
  },
]
