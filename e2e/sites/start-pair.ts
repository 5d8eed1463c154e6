import { openFront } from '../../testing/open-front.ts'
import { siteProcess } from '../../testing/site-process.ts'

/**
 * Serves both built sites as one small machine would: a process each.
 * @param settings environment variables of both
 */
export async function startPair(databaseUrl: string, _folder: string, settings: Record<string, string>) {
  // Each site links to the other one, so both origins are settled before either process starts.
  const fronts = { en: await openFront(), nl: await openFront() }
  const orderFronts = { en: await openFront(), nl: await openFront() }
  const origins = { en: originOf(fronts.en), nl: originOf(fronts.nl) }
  const orderOrigins = { en: originOf(orderFronts.en), nl: originOf(orderFronts.nl) }
  const environment = {
    SITE_ORIGIN_EN: origins.en,
    SITE_ORIGIN_NL: origins.nl,
    ORDER_ORIGIN_EN: orderOrigins.en,
    ORDER_ORIGIN_NL: orderOrigins.nl,
    DATABASE_URL: databaseUrl,
    ...settings,
  }
  const processes = {
    en: siteProcess({ ...environment, SITE_LANGUAGE: 'en' }),
    nl: siteProcess({ ...environment, SITE_LANGUAGE: 'nl' }),
  }
  await Promise.all([processes.en.start(), processes.nl.start()])
  for (const language of ['en', 'nl'] as const) {
    fronts[language].leadTo(processes[language].port)
    orderFronts[language].leadTo(processes[language].orderPort)
  }
  const served = (language: 'en' | 'nl') => ({
    origin: origins[language],
    ordering: orderOrigins[language],
    processes: [processes[language]],
    log: processes[language].log,
  })
  return {
    en: served('en'),
    nl: served('nl'),
    async stop() {
      await Promise.all([processes.en.stop(), processes.nl.stop()])
      for (const front of [fronts.en, fronts.nl, orderFronts.en, orderFronts.nl]) front.close()
    },
  }
}

const originOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`
