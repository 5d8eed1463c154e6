import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../../site/document.tsx'
import type { ViewId } from '../../site/page-data.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The built files of the site, by view. */
export interface SiteAssets {
  of(view: ViewId): PageAssets
  /** What asks for consent, on a site that counts visits: its module, and the styles of the question. */
  consent: { module: string; css: string }
}

/**
 * Reads what the build made of the browser's side.
 * @param folder the client's build folder, with Vite's manifest
 */
export function readSiteAssets(folder: string): SiteAssets {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const known = new Map<ViewId, PageAssets>()
  const boot = readFileSync(join(folder, chunkOf(manifest, 'site/boot.ts').file), 'utf8').trim()

  const stylesOf = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('')

  function read(view: ViewId): PageAssets {
    const entry = chunkOf(manifest, 'site/entry-client.tsx')
    const page = chunkOf(manifest, `site/pages/${view}.tsx`)
    const shared = withImports(manifest, entry)
    const own = [...withImports(manifest, page)].filter((chunk) => !shared.has(chunk))
    // The few classes that every page has overrule those of its components: they come last.
    const styles = stylesOf([...own, ...shared].flatMap((chunk) => chunk.css ?? []))
    const font = /url\((\/assets\/[^()]+\.woff2)\)/.exec(styles)?.[1]
    const modules = [...new Set([entry, page, ...shared, ...own])].map(({ file }) => `/${file}`)
    return { modules, css: styles, boot, ...(font && { font }) }
  }

  const consent = chunkOf(manifest, 'site/consent/consent.ts')
  return {
    consent: { module: `/${consent.file}`, css: stylesOf(consent.css ?? []) },
    of(view) {
      const assets = known.get(view) ?? read(view)
      known.set(view, assets)
      return assets
    },
  }
}

/** A chunk behind all that it imports. */
function withImports(manifest: Record<string, ManifestChunk>, chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
  for (const name of chunk.imports ?? []) withImports(manifest, chunkOf(manifest, name), found)
  return found.add(chunk)
}

function chunkOf(manifest: Record<string, ManifestChunk>, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build holds no ${name}: build the site again`)
  return chunk
}

/** A source expression of Content-Security-Policy that allows exactly this inline text. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
