import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { releaseVersion } from '../domain/company/release.ts'
import { followChanges } from '../office/live/streams.ts'
import { createOfficeApp } from '../office/office-app.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import { drain } from '../services/http/drain.ts'
import { readOfficeKeys } from '../services/people/office-keys.ts'
import { readSettings } from '../services/settings/settings.ts'
import { createOfficeServices } from './create-office-services.ts'
import { readOfficeAssets } from './office-assets.ts'
import { refuseUnservedOrders } from './refuse-start.ts'
import { openPort, runProcess, stopOnSignal } from './run-process.ts'

/** The process of the office: reads its settings, prepares the database, listens, and ends in good order. */
async function main() {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.logLevel, base: { site: 'office' } }, pino.destination({ sync: false }))
  const buildFolder = fileURLToPath(new URL('..', import.meta.url))
  const services = createOfficeServices(settings, {
    assets: readOfficeAssets(buildFolder),
    clientFolder: join(buildFolder, 'client'),
    log,
  })
  // A key that is cut short would be noticed only where someone saves an access note.
  readOfficeKeys(settings)
  await migrateDatabase(services.database)
  await refuseUnservedOrders(services)
  const { database, streams } = services
  const stopFollowing = await followChanges(services)
  const { office } = settings
  const { server, port } = await openPort(createOfficeApp(services).fetch, office.port, office.host, 'OFFICE_PORT')
  office.origin = office.origin.replace(/:0$/, `:${port}`)
  log.info({ port, release: releaseVersion }, 'listening')
  process.send?.({ port })

  stopOnSignal(async () => {
    stopFollowing()
    const drained = drain(server)
    streams.close()
    await drained
    await database.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  })
}

runProcess(main)
