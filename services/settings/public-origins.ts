import type { Settings } from './settings.ts'

type OriginSettings = Pick<Settings, 'languages' | 'origin' | 'orderPort' | 'orderSiteUrl' | 'office'>

/** The public origins of everything that is served here. */
export function publicOrigins({ languages, origin, orderPort, orderSiteUrl, office }: OriginSettings): URL[] {
  const ordering = orderPort ? languages.map((language) => orderSiteUrl[language]) : []
  return [...languages.map((language) => origin[language]), ...ordering, office.origin].map((text) => new URL(text))
}

/** Whether an address is one of this machine alone. */
export const isOfThisMachine = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/** Whether an address can be a visitor's: encrypted, and neither of this machine nor of a domain that does not exist. */
export const isPublic = (origin: URL): boolean =>
  origin.protocol === 'https:' && !isOfThisMachine(origin) && !origin.hostname.endsWith('.example')

/** Whether nobody can take the installation for real: everything is on this machine, or on domains that do not exist. */
export const isOnTrial = (origins: readonly URL[]): boolean =>
  origins.every((origin) => isOfThisMachine(origin) || origin.hostname.endsWith('.example'))
