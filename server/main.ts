import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { language } from '#copy/language.ts'
import { createApp } from './app.ts'
import { readSettings, SettingsProblem } from './config.ts'
import { DatabaseProblem } from './database/database-problem.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { createLog, createServices } from './services.ts'

/** The process of one site: reads its settings, prepares the database, listens, delivers mail, and ends in good order. */
async function main() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const services = createServices(settings, fileURLToPath(new URL('../client', import.meta.url)), log)
  await migrateDatabase(services.database)
  const port = settings.port[language]
  const server = serve(
    { fetch: createApp(services).fetch, port, ...(settings.host && { hostname: settings.host }) },
    () => {
      log.info({ port }, 'listening')
      process.send?.('ready')
    },
  )
  server.on('error', (err: NodeJS.ErrnoException) => {
    stopWith(err.code === 'EADDRINUSE' ? `Port ${port} is in use. Stop what listens there, or set PORT.` : err.message)
  })
  services.mailWorker.start()

  const stop = async () => {
    server.close()
    await services.mailWorker.stop()
    await services.database.destroy()
    log.info('stopped')
    log.flush()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
}

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main().catch((err: unknown) => {
  if (err instanceof SettingsProblem || err instanceof DatabaseProblem) stopWith(err.message)
  throw err
})
