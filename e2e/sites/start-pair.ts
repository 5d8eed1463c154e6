import { freePort } from '../../testing/free-port.ts'
import { siteProcess } from '../../testing/site-process.ts'

/**
 * Serves both built sites as one small machine would: a process each.
 * @param settings environment variables of both
 */
export async function startPair(databaseUrl: string, _folder: string, settings: Record<string, string>) {
  const ports = { en: String(await freePort()), nl: String(await freePort()) }
  const environment = {
    SITE_ORIGIN_EN: `http://127.0.0.1:${ports.en}`,
    SITE_ORIGIN_NL: `http://127.0.0.1:${ports.nl}`,
    DATABASE_URL: databaseUrl,
    ...settings,
  }
  const en = await siteProcess({ ...environment, SITE_LANGUAGE: 'en', PORT: ports.en })
  const nl = await siteProcess({ ...environment, SITE_LANGUAGE: 'nl', PORT: ports.nl })
  await Promise.all([en.start(), nl.start()])
  return {
    en: { ...en, processes: [en] },
    nl: { ...nl, processes: [nl] },
    stop: async () => void (await Promise.all([en.stop(), nl.stop()])),
  }
}
