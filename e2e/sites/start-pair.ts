import { openFront } from '../../testing/open-front.ts'
import { siteProcess } from '../../testing/site-process.ts'

/**
 * Serves both built sites as one small machine would: a process each.
 * @param settings environment variables of both
 */
export async function startPair(databaseUrl: string, _folder: string, settings: Record<string, string>) {
  // Each site links to the other one, so both origins are settled before either process starts.
  const fronts = { en: await openFront(), nl: await openFront() }
  const origins = { en: `http://127.0.0.1:${fronts.en.port}`, nl: `http://127.0.0.1:${fronts.nl.port}` }
  const environment = {
    SITE_ORIGIN_EN: origins.en,
    SITE_ORIGIN_NL: origins.nl,
    DATABASE_URL: databaseUrl,
    ...settings,
  }
  const processes = {
    en: siteProcess({ ...environment, SITE_LANGUAGE: 'en' }),
    nl: siteProcess({ ...environment, SITE_LANGUAGE: 'nl' }),
  }
  await Promise.all([processes.en.start(), processes.nl.start()])
  for (const language of ['en', 'nl'] as const) fronts[language].leadTo(processes[language].port)
  const served = (language: 'en' | 'nl') => ({
    origin: origins[language],
    processes: [processes[language]],
    log: processes[language].log,
  })
  return {
    en: served('en'),
    nl: served('nl'),
    async stop() {
      await Promise.all([processes.en.stop(), processes.nl.stop()])
      fronts.en.close()
      fronts.nl.close()
    },
  }
}
