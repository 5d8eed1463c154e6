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

/** What one environment of the build wrote: Vite's manifest and the files beside it. */
class Build {
  readonly #folder: string
  readonly #manifest: Record<string, ManifestChunk>

  constructor(folder: string) {
    this.#folder = folder
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  }

  has(source: string): boolean {
    return source in this.#manifest
  }

  get sources(): string[] {
    return Object.keys(this.#manifest)
  }

  chunk(source: string): ManifestChunk {
    const chunk = this.#manifest[source]
    if (!chunk) throw new Error(`The build holds no ${source}: build the site again`)
    return chunk
  }

  /** A chunk and all that it imports, each after its imports. */
  withImports(source: string, found = new Set<ManifestChunk>()): Set<ManifestChunk> {
    for (const name of this.chunk(source).imports ?? []) this.withImports(name, found)
    return found.add(this.chunk(source))
  }

  /** Addresses of a module and all that it imports, the module first. */
  addresses(source: string): string[] {
    return [...this.withImports(source)].reverse().map(({ file }) => `/${file}`)
  }

  css(chunks: Iterable<ManifestChunk>): string {
    const files = new Set([...chunks].flatMap((chunk) => chunk.css ?? []))
    return [...files].map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('')
  }
}

/**
 * Reads what the build wrote, all of it at once: the process keeps showing pages while the next release is built in its place.
 * @param folder holds `client`, the browser's files, and `server`, whose manifest lists the styles of each page
 */
export function readSiteAssets(folder: string): SiteAssets {
  const client = new Build(join(folder, 'client'))
  const server = new Build(join(folder, 'server'))
  const boot = `/${client.chunk('ui/browser/boot.ts').file}`
  const hydrator = client.addresses('ui/browser/hydrate.tsx')
  const layout = server.withImports('site/layout/page-layout.tsx')

  function modulesOf(name: string): string[] {
    const island = `site/islands/${name}.tsx`
    if (!client.has(island)) return client.addresses(`ui/browser/${name}.ts`)
    return [...new Set([hydrator[0] ?? '', ...client.addresses(island), ...hydrator])]
  }

  function read(source: string): PageAssets {
    const own = [...server.withImports(source)].filter((chunk) => !layout.has(chunk))
    // The few classes of the layout override those of components: they come last.
    const css = server.css([...own, ...layout])
    const font = /url\((\/assets\/[^()]+\.woff2)\)/.exec(css)?.[1]
    return { css, boot, modulesOf, ...(font && { font }) }
  }

  const pages = server.sources.filter((source) => source.startsWith('site/pages/'))
  const views = new Map(pages.map((source) => [source, read(source)]))
  return {
    consent: {
      module: `/${client.chunk('site/consent/consent.ts').file}`,
      css: server.css([server.chunk('site/consent/consent-banner.tsx')]),
    },
    of(view) {
      const assets = views.get(`site/pages/${view}.tsx`)
      if (!assets) throw new Error(`The build holds no page ${view}: build the site again`)
      return assets
    },
  }
}
