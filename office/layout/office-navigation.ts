import type { OfficeWords } from '../../copy/office/words.ts'
import type { Action } from '../../domain/people/person.ts'

/** A page that the rail links to, for those who may see it. `key`: what follows `g` on the keyboard. */
export interface NavigationItem {
  id: keyof typeof pageIcons
  path: string
  action: Action
  key: string
}

/** The pages of the rail, in groups. */
export const navigation = {
  daily: [
    { id: 'start', path: '/', action: 'useOffice', key: 'd' },
    { id: 'leads', path: '/leads', action: 'readLeads', key: 'l' },
    { id: 'orders', path: '/orders', action: 'readOrders', key: 'o' },
    { id: 'planning', path: '/planning', action: 'readPlanning', key: 'b' },
    { id: 'daySheets', path: '/planning/day', action: 'readDaySheet', key: 's' },
    { id: 'payments', path: '/payments', action: 'readPayments', key: 'e' },
  ],
  website: [
    { id: 'pages', path: '/pages', action: 'editPages', key: 'w' },
    { id: 'reviews', path: '/reviews', action: 'manageReviews', key: 'v' },
  ],
  settings: [
    { id: 'tariffs', path: '/tariffs', action: 'changeTariffs', key: 't' },
    { id: 'company', path: '/company', action: 'manageCompany', key: 'c' },
    { id: 'people', path: '/people', action: 'managePeople', key: 'p' },
    { id: 'personalData', path: '/personal-data', action: 'managePersonalData', key: 'f' },
    { id: 'retention', path: '/retention', action: 'managePersonalData', key: 'r' },
    { id: 'audit', path: '/audit', action: 'readAudit', key: 'a' },
  ],
  account: [{ id: 'me', path: '/me', action: 'useOffice', key: 'm' }],
} satisfies Record<string, readonly NavigationItem[]>

/** The icon of each page of the rail, as `ui/components/icon.tsx` has them. */
export const pageIcons: Record<keyof OfficeWords['frame']['pages'], string> = {
  start: 'M12 6v6l4 2M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  leads: 'M22 12h-6l-2 3h-4l-2-3H2M5.5 5h13L22 12v7H2v-7z',
  orders: 'M9 3h6v4H9zM15 5h3v16H6V5h3M9 12h6M9 16h4',
  planning: 'M3 5h18v16H3zM3 10h18M9 10v11M15 10v11M8 2v4M16 2v4',
  daySheets: 'M6 2h9l4 4v16H6zM14 2v5h5M9 12h7M9 16h7',
  payments: 'M3 6h18v12H3zM3 10h18M7 15h3',
  pages: 'M4 4h16v16H4zM4 9h16M9 9v11',
  reviews: 'M12 3l2.7 5.6 6.2.9-4.5 4.3 1.1 6.1-5.5-2.9-5.5 2.9 1.1-6.1L3.1 9.5l6.2-.9z',
  tariffs: 'M20.6 13.4 13.4 20.6a2 2 0 0 1-2.8 0L2 12V2h10l8.6 8.6a2 2 0 0 1 0 2.8M7 7h.01',
  company: 'M4 21V4h10v17M14 9h6v12M8 8h2M8 12h2M8 16h2M2 21h20',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75',
  personalData:
    'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h5M14 2l6 6v3M14 2v6h6M18 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6M20.2 19.2 23 22',
  retention: 'M3 4h18v4H3zM5 8v12h14V8M10 12h4',
  audit: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  me: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
}
