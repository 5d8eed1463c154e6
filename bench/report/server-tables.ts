import type { ServerFigures } from '../bench-server.ts'
import type { Throughput } from '../server/throughput.ts'
import { against, table, whole } from './table.ts'

/** Start, memory and renders of one process. */
export function processTable({ coldStart, memory, renders }: ServerFigures): string {
  const { atRest, afterRequests } = memory
  const [first, last] = [afterRequests[0], afterRequests.at(-1)]
  const growth = (last?.megabytes ?? 0) - (first?.megabytes ?? 0)
  return table(
    ['figure', 'value', 'bar'],
    [
      ['cold start to the first page, ms', whole(coldStart), against(coldStart <= 1000, '≤ 1000')],
      ['memory at rest, MB', whole(atRest), against(atRest <= 120, '≤ 120')],
      ...afterRequests.map(({ requests, megabytes }) => [
        `after ${whole(requests)} requests, MB`,
        whole(megabytes),
        '',
      ]),
      ['growth from the first quarter on, MB', whole(growth), against(growth <= 10, 'flat')],
      [
        `editors' page rendered, not compressed (${whole(renders.bytes)} bytes), per second and core`,
        whole(renders.perSecond),
        against(renders.perSecond >= 2000, '≥ 2000'),
      ],
    ],
  )
}

/** Every server under every load, with its share of nginx's speed. */
export function throughputTable(all: readonly Throughput[]): string {
  const under = (each: Throughput) =>
    all.filter(({ path, connections }) => path === each.path && connections === each.connections)
  return table(
    ['page, connections, server', 'requests/s', 'of nginx', 'p99 ms', 'of nginx', 'µs of processor', 'bars'],
    all.map((each) => {
      const nginx = under(each).find(({ server }) => server.startsWith('nginx')) ?? each
      const bare = under(each).find(({ server }) => server.startsWith('bare')) ?? each
      const speed = each.requestsPerSecond / nginx.requestsPerSecond
      const wait = each.p99 / nginx.p99
      const bars = [
        against(speed >= 0.6, '≥ 0.6'),
        against(wait <= 3, 'p99 ≤ 3 ×'),
        against(each.processorPerRequest <= 2 * bare.processorPerRequest, 'processor ≤ 2 × bare'),
      ]
      return [
        `${each.path}, ${each.connections}, ${each.server}`,
        whole(each.requestsPerSecond),
        speed.toFixed(2),
        each.p99.toFixed(1),
        wait.toFixed(1),
        each.processorPerRequest.toFixed(0),
        each.server.startsWith('ours') ? bars.join(' ') : '',
      ]
    }),
  )
}
