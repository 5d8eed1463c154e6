import type { Action } from '../../domain/people/person.ts'
import type { pageIcons } from './page-icons.ts'

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
