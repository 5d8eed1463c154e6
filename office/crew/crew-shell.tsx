import { hash } from 'node:crypto'
import { officeWords } from '../../copy/office/words.ts'
import { colours } from '../../domain/company/colours.ts'
import { company, servedLanguages } from '../../domain/company/company.ts'
import { languages } from '../../domain/language.ts'
import { renderDocument } from '../../ui/document/render-page.tsx'
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

/** The page of crews, and its build: another one for any change of what phones keep. */
export function crewShell(assets: CrewAssets): { html: string; build: string } {
  const font = assets.files.find((file) => file.endsWith('.woff2'))
  const html = renderDocument(<CrewShell assets={assets} font={font} />)
  const build = hash('sha256', JSON.stringify([html, assets.files, assets.worker])).slice(0, 12)
  return { html, build }
}
