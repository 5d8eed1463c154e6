import { watchContent } from '../../website/watch-content.ts'
import type { OfficeServices } from '../office-services.ts'

/**
 * Wakes the open pages of this process when anything changes, in whichever process.
 * @returns stops following
 */
export const followChanges = ({
  database,
  log,
  streams,
}: Pick<OfficeServices, 'database' | 'log' | 'streams'>): Promise<() => void> =>
  watchContent({ database, log, onChange: (subject) => streams.tell(subject) })
