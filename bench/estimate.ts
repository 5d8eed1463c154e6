import { extraIds } from '../domain/estimate/extras.ts'
import { checkEstimateQuery } from '../domain/estimate/query.ts'
import { formatRooms, mostRooms, type Room } from '../domain/estimate/rooms.ts'
import { roomTypeIds } from '../domain/packages/room-types.ts'
import { createEstimator } from '../server/estimates/estimator.ts'
import { readTariff, sampleTariffs } from '../server/estimates/read-tariff.ts'
import { median } from './report/median.ts'
import { against, table } from './report/table.ts'

/**
 * `npm run bench:estimate`: microseconds of processor time per estimate with the Belgian sample tariff, and beside it what the server does with
 * every answer anyway, writing it as JSON. Both take turns, so that a busy machine disturbs them alike; medians count.
 */
const bar = 50
const rounds = 25
const estimatesPerRound = 2000

const now = new Date()
const tariff = readTariff(sampleTariffs, 'BE')
if (!tariff) throw new Error('The sample tariff is missing')
const estimator = createEstimator(tariff)

const mostWork = Array.from({ length: mostRooms }, (_, index): Room => {
  return { type: roomTypeIds[index % roomTypeIds.length] ?? 'or', area: 1 + (index % 7), dirt: 1 }
})
const asked = {
  'a typical home': '',
  'three rooms, an extra': '&rooms=kr-12-3,br-6-1,wk-40-2&extras=oven',
  'forty rooms, all extras': `&rooms=${formatRooms(mostWork)}&extras=${extraIds.join(',')}`,
}

/** Microseconds of processor time per call, over one round. */
function perCall(call: () => unknown): number {
  const before = process.cpuUsage()
  for (let count = 0; count < estimatesPerRound; count++) call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / estimatesPerRound
}

const rows = Object.entries(asked).map(([name, more]) => {
  const check = checkEstimateQuery('BE', new URLSearchParams(`packageId=gs&zipCode=2000${more}`))
  if (!check.ok) throw new Error(`${name}: ${JSON.stringify(check.problems)}`)
  const outcome = estimator.estimate(check.request, now)
  if (!outcome.ok) throw new Error(`${name}: ${outcome.problem}`)
  const figures = Array.from({ length: rounds }, () => ({
    estimate: perCall(() => estimator.estimate(check.request, now)),
    json: perCall(() => JSON.stringify(outcome.estimate)),
  }))
  const estimate = median(figures.map((round) => round.estimate))
  const json = median(figures.map((round) => round.json))
  return [name, estimate.toFixed(1), json.toFixed(1), against(estimate < bar, `under ${bar}`)]
})
process.stdout.write(`${table(['µs', 'estimate', 'the same as JSON', 'bar'], rows)}\n`)
