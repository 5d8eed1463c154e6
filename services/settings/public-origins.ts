import { loopbackNames } from '../../domain/website/loopback-names.ts'
import type { Settings } from './settings.ts'

type OriginSettings = Pick<Settings, 'languages' | 'origin' | 'orderPort' | 'orderSiteUrl' | 'office'>

/** The public origins of everything that is served here. */
export function publicOrigins({ languages, origin, orderPort, orderSiteUrl, office }: OriginSettings): URL[] {
  const ordering = orderPort ? languages.map((language) => orderSiteUrl[language]) : []
  return [...languages.map((language) => origin[language]), ...ordering, office.origin].map((text) => new URL(text))
}

/** Whether an address is one of this machine alone. */
export const isOfThisMachine = ({ hostname }: URL): boolean =>
  loopbackNames.includes(hostname) || hostname.endsWith('.localhost')

/** Whether visitors can use an address: encrypted, and neither of this machine nor of a domain that cannot exist. */
export const isPublic = (origin: URL): boolean =>
  origin.protocol === 'https:' && !isOfThisMachine(origin) && !origin.hostname.endsWith('.example')

/** Whether no one can take the addresses for real: all are on this machine, or on domains that cannot exist. */
export const isOnTrial = (origins: readonly URL[]): boolean =>
  origins.every((origin) => isOfThisMachine(origin) || origin.hostname.endsWith('.example'))
