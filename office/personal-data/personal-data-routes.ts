import type { OfficeRoute } from '../gate/office-route.ts'
import { exportFound, findSomebody, forgetFound, showPersonalData } from './personal-data-pages.ts'

/** What is stored about somebody. Who is looked for stands in forms, never in an address. */
export const personalDataRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/personal-data', action: 'managePersonalData', answer: showPersonalData },
  { method: 'POST', path: '/personal-data', action: 'managePersonalData', answer: findSomebody },
  { method: 'POST', path: '/personal-data/export', action: 'managePersonalData', answer: exportFound },
  { method: 'POST', path: '/personal-data/forget', action: 'managePersonalData', fresh: true, answer: forgetFound },
]
