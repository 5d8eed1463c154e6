import type { Results } from '../bench.ts'
import { bytesTable } from './bytes-table.ts'
import { paintTable } from './paint-table.ts'
import { processTable, throughputTable } from './server-tables.ts'
import { touchTable } from './touch-table.ts'

/** All figures of a run as tables in Markdown, each figure beside its bar. */
export function report({ options, startedAt, load, browser, server }: Results): string {
  const bytes = browser.flatMap((figures) => figures.bytes)
  const paint = browser.flatMap((figures) => figures.paint)
  const touch = browser.flatMap((figures) => figures.touch)
  const sections = [
    `Started ${startedAt}, load of the machine ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after, ${options.runs} runs.`,
    bytes.length > 0 && `### Bytes on the wire\n\n${bytesTable(bytes)}`,
    ...options.throttling.map((throttling) => {
      const rows = paint.filter((row) => row.throttling === throttling)
      const sides = options.control ? 'the floor beside itself' : 'ours / floor'
      return rows.length > 0 && `### Paint on Lighthouse's phone, ${sides} (${throttling})\n\n${paintTable(rows)}`
    }),
    touch.length > 0 && `### Touch on a processor slowed six times\n\n${touchTable(touch)}`,
    ...server.flatMap((figures) => [
      `### Process of the ${figures.site} site\n\n${processTable(figures)}`,
      `### Requests to the ${figures.site} site, from cache\n\n${throughputTable(figures.throughput)}`,
    ]),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
