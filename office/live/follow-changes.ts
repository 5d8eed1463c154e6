import { watchContent } from '../../services/database/watch-changes.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { endStreams } from './end-streams.ts'

/**
 * Wakes the open pages of this process when anything changes, in whichever process, and ends those of sessions that have ended.
 * @returns stops following
 */
export const followChanges = (services: Pick<OfficeServices, 'database' | 'log' | 'streams'>): Promise<() => void> => {
  const { streams } = services
  return watchContent({
    ...services,
    onChange(subject) {
      if (subject === 'sessions') endStreams(services, streams.sessions)
      else streams.broadcast(subject)
    },
  })
}
