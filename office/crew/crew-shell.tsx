import { hash } from 'node:crypto'
import { officeWords } from '../../copy/office/words.ts'
import { colours } from '../../domain/company/colours.ts'
import { company, servedLanguages } from '../../domain/company/company.ts'
import { languages } from '../../domain/language.ts'
import { appIcons } from '../../domain/website/app-icons.ts'
import { renderDocument } from '../../ui/document/render-page.tsx'
import type { OfficeRequest, OfficeServices } from '../gate/office-route.ts'
import type { CrewAssets } from '../layout/office-facts.ts'

/**
 * The page of crews without anything of a person: its header is painted before the script, which replaces it.
 * @param font undefined where nothing was built
 */
const CrewShell = ({ assets: { css, script }, font }: { assets: CrewAssets; font: string | undefined }) => (
  <html lang={servedLanguages[0]}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{company.brand}</title>
      <meta name="theme-color" content={colours.night.light} />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />
      <link rel="manifest" href="/crew/manifest.webmanifest" />
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />}
      <link rel="stylesheet" href={css} />
      <script type="module" src={script} />
    </head>
    <body>
      <main id="crew">
        <header>{company.brand}</header>
      </main>
      <noscript>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {officeWords[language].crewDay.needsScript}{' '}
            <a href="/planning/day">{officeWords[language].frame.pages.daySheets}</a>
          </p>
        ))}
      </noscript>
    </body>
  </html>
)

/** The page of crews, and its build, which differs after any change of what phones keep. */
export function crewShell(assets: CrewAssets): { html: string; build: string } {
  const font = assets.files.find((file) => file.endsWith('.woff2'))
  const html = renderDocument(<CrewShell assets={assets} font={font} />)
  const build = hash('sha256', JSON.stringify([html, assets.files, assets.worker])).slice(0, 12)
  return { html, build }
}

/** Kept by browsers, and asked for again before it is used. */
const revalidated = { 'Cache-Control': 'no-cache' }

/** `GET /crew`: the same bytes for everyone, so that a phone may keep them (R20.2). */
export function showCrew({ context }: OfficeRequest, { assets }: OfficeServices): Response {
  const { html, build } = crewShell(assets.crew)
  return context.html(html, 200, { ...revalidated, 'crew-build': build })
}

/** `GET /crew/manifest.webmanifest`: how a phone shows the page when it is added to the home screen. */
export const showManifest = ({ context }: OfficeRequest): Response =>
  context.body(JSON.stringify(webManifest), 200, { ...revalidated, 'Content-Type': 'application/manifest+json' })

const webManifest = {
  id: '/crew',
  name: company.brand,
  short_name: company.brand,
  start_url: '/crew',
  scope: '/crew',
  display: 'standalone',
  background_color: colours.paper.light,
  theme_color: colours.night.light,
  icons: appIcons,
}

/**
 * `GET /crew/worker.js`: keeps the page on the phone. With the setting off it is the worker that removes itself
 * (R20.12).
 */
export function showWorker({ context }: OfficeRequest, { assets, settings }: OfficeServices): Response {
  const { files, worker, retiredWorker } = assets.crew
  const { build } = crewShell(assets.crew)
  const constants = `self.crewBuild=${JSON.stringify(build)};self.crewFiles=${JSON.stringify(['/crew', ...files])};\n`
  return context.body(settings.crewWorker ? constants + worker : retiredWorker, 200, {
    ...revalidated,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Service-Worker-Allowed': '/crew',
  })
}
