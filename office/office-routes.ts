import type { OfficeRoute } from './gate/office-route.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { liveRoutes } from './live/live-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { personalDataRoutes } from './personal-data/personal-data-routes.ts'
import { planningRoutes } from './planning/planning-routes.ts'

/** Every route of the office (R17.2): what is not here answers 404. */
export const officeRoutes: readonly OfficeRoute[] = [
  ...peopleRoutes,
  ...leadRoutes,
  ...liveRoutes,
  ...orderRoutes,
  ...planningRoutes,
  ...personalDataRoutes,
]
