import { colours } from '../../domain/company/colours.ts'
import { company } from '../../domain/company/company.ts'
import { appIcons } from '../../domain/website/app-icons.ts'
import type { OfficeRequest, OfficeServices } from '../gate/office-route.ts'
import { crewShell } from './crew-shell.tsx'

/** Kept by browsers, and asked for again before it is used. */
const revalidated = { 'Cache-Control': 'no-cache' }

/** `GET /crew`: the same bytes for everybody, so that a phone may keep them (R20.2). */
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
