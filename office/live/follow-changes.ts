import { watchContent } from '../../services/database/watch-changes.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import type { OfficeServices } from '../gate/office-route.ts'
import { endStreams } from './streams.ts'

/**
 * Wakes the open pages of this process when anything changes, in whichever process, ends those of sessions that have
 * ended, and takes over tariffs.
 * @returns stops following
 */
export async function followChanges(
  services: Pick<OfficeServices, 'database' | 'log' | 'streams' | 'orders'>,
): Promise<() => void> {
  const { database, orders, streams } = services
  const takeOverTariffs = async () => {
    for (const inLanguage of Object.values(orders)) await planTariffs(database, inLanguage?.estimator)
  }
  const stop = await watchContent({
    ...services,
    async onChange(subject) {
      if (subject === 'sessions') return await endStreams(services, streams.sessions)
      if (subject === 'tariffs') await takeOverTariffs()
      streams.broadcast(subject)
    },
  })
  await takeOverTariffs()
  return stop
}
