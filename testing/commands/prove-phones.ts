import { parseArgs } from 'node:util'
import { fail, print, runCommand } from '../../run/commands/command-line.ts'
import { eachEngine } from '../database/each-engine.ts'
import { chromium, installTools, postgresql, stopWithout } from '../test-tools.ts'
import { killPhones } from '../visits/kill-phones.ts'

const usage = `npm run prove:phones -- [--phones 204] [--break]
--break: the page says "saved" a quarter of a second before it is; the run has to notice that.
`

/**
 * `npm run prove:phones`: on each engine, half of the phones record visits without a network, have their browser killed
 * and started again, and send what they have over a bad network (R20.3, R20.4). The exit code is 1 if a promise is
 * broken.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { phones: { type: 'string', default: '204' }, break: { type: 'boolean', default: false } },
  })
  const phones = Number(values.phones)
  if (!(phones > 0)) return fail(usage)
  stopWithout(installTools([chromium, postgresql]))
  for await (const engine of eachEngine()) {
    const { url } = await engine.newDatabase()
    const { violations, ...tried } = await killPhones(url, phones / 2, values.break)
    print(
      `${engine.name}: ${tried.phones} phones in ${Math.round(tried.seconds)} s, browsers killed: ${tried.kills}
  ${tried.said} said to be saved, ${tried.stored} stored, ${tried.photos} photos; ${tried.spoilt} of ${tried.requests} requests spoilt
  violations: ${violations.length}`,
    )
    for (const violation of violations.slice(0, 20)) fail(`  ${violation}\n`)
  }
}, usage)
