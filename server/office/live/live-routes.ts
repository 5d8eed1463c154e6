import type { OfficeRoute } from '../office-route.ts'

/** Wakes open pages when something changes. */
export const liveRoutes: readonly OfficeRoute[] = [
  {
    method: 'GET',
    path: '/events',
    action: 'useOffice',
    data: true,
    answer: ({ person }, { streams }) => streams.open(person.id),
  },
]
