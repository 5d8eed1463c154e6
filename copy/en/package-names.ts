import type { OrderedPackage } from '../../domain/packages/cleaning-packages.ts'

/** The name of each package, for links and cards. Apart from `cleaning-packages.ts`, so that every page stays small. */
export const packageNames: Record<OrderedPackage | 'custom', string> = {
  gs: 'Deep cleaning',
  ms: 'Cleaning per hour',
  vs: 'Move-in/out cleaning',
  zs: 'Pregnancy cleaning',
  ls: 'Spring cleaning',
  rs: 'Renovation cleaning',
  es: 'End-of-tenancy cleaning',
  business: 'Cleaning for a business',
  custom: 'Custom cleaning',
}
