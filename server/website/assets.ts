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
 * Reads what the build made of the browser's side, all of it at once: while the next release is being built in its place a process
 * goes on showing pages that it has not shown before.
 * @param folder the client's build folder, with Vite's manifest
 */
export function readSiteAssets(folder: string): SiteAssets {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const boot = `/${chunkOf(manifest, 'ui/browser/boot.ts').file}`

  const styles = new Map<string, string>()
  const stylesIn = (file: string) => {
    const known = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').trim()
    styles.set(file, known)
    return known
  }
  const stylesOf = (files: readonly string[]) => files.map(stylesIn).join('')

  function read(source: string): PageAssets {
    const entry = chunkOf(manifest, 'site/entry-client.tsx')
    const page = chunkOf(manifest, source)
    const shared = withImports(manifest, entry)
    const own = [...withImports(manifest, page)].filter((chunk) => !shared.has(chunk))
    // The few classes that every page has overrule those of its components: they come last.
    const css = stylesOf([...own, ...shared].flatMap((chunk) => chunk.css ?? []))
    const font = /url\((\/assets\/[^()]+\.woff2)\)/.exec(css)?.[1]
    const modules = [...new Set([entry, page, ...shared, ...own])].map(({ file }) => `/${file}`)
    return { modules, css, boot, ...(font && { font }) }
  }

  const sources = Object.keys(manifest).filter((name) => name.startsWith('site/pages/'))
  const views = new Map(sources.map((source) => [source, read(source)]))
  const consent = chunkOf(manifest, 'site/consent/consent.ts')
  return {
    consent: { module: `/${consent.file}`, css: stylesOf(consent.css ?? []) },
    of(view) {
      const assets = views.get(`site/pages/${view}.tsx`)
      if (!assets) throw lacking(view)
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
  if (!chunk) throw lacking(name)
  return chunk
}

const lacking = (name: string) => new Error(`The build holds no ${name}: build the site again`)

/** A source expression of Content-Security-Policy that allows exactly this inline text. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
