import { checkEstimateQuery } from '../domain/estimate/query.ts'
import { extraIds, formatRooms, mostRooms, type Room } from '../domain/estimate/rooms.ts'
import { roomTypeIds } from '../domain/packages/cleaning-packages.ts'
import { createEstimator } from '../services/estimates/estimator.ts'
import { sampleTariff } from '../testing/orders/open-order-services.ts'
import { type Metric, median } from './metric.ts'

const rounds = 25
const estimatesPerRound = 2000

/**
 * Measures the CPU time of the largest estimate, all rooms and all extras with the Belgian sample tariff. @throws if it
 * is refused
 */
export function measureEstimate(): Metric {
  const rooms = Array.from({ length: mostRooms }, (_, index): Room => {
    return { type: roomTypeIds[index % roomTypeIds.length] ?? 'or', area: 1 + (index % 7), dirt: 1 }
  })
  const parameters = { packageId: 'gs', zipCode: '2000', rooms: formatRooms(rooms), extras: extraIds.join(',') }
  const check = checkEstimateQuery('BE', new URLSearchParams(parameters))
  const now = new Date()
  if (!check.ok) throw new Error('The largest estimate is refused')
  const estimator = createEstimator(sampleTariff('BE'))
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    for (let count = 0; count < estimatesPerRound; count++) estimator.estimate(check.request, now)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / estimatesPerRound
  })
  return {
    what: `estimate of ${mostRooms} rooms with all extras, µs of CPU time`,
    value: median(times),
    digits: 1,
    atMost: 50,
  }
}
