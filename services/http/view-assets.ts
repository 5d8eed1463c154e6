import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { PageAssets } from '../../domain/website/page-assets.ts'

/** An entry of Vite's manifest. */
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      imports: v.exactOptional(v.array(v.string())),
      css: v.exactOptional(v.array(v.string())),
      assets: v.exactOptional(v.array(v.string())),
    }),
  ),
)
type Manifest = v.InferOutput<typeof manifest>
type ManifestChunk = Manifest[string]

/** The built files of an application, by view. */
export interface ViewAssets<View extends string> {
  of(view: View): PageAssets
}

/** The build was not made, or not whole: one sentence that says what to do. */
export class BuildMissing extends Error {
  override name = 'BuildMissing'
}

/** Reads the manifest in a folder that the build wrote. @throws BuildMissing */
export function readManifest(folder: string): Manifest {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) throw new BuildMissing(`${path} is missing: build the sites with “npm run build”.`)
  return v.parse(manifest, readFileSync(path, 'utf8'))
}

/** The output of one environment of the build: Vite's manifest and the files beside it. */
class Build {
  readonly #folder: string
  readonly #manifest: Manifest

  constructor(folder: string) {
    this.#folder = folder
    this.#manifest = readManifest(folder)
  }

  has(source: string): boolean {
    return source in this.#manifest
  }

  get sources(): string[] {
    return Object.keys(this.#manifest)
  }

  chunk(source: string): ManifestChunk {
    const chunk = this.#manifest[source]
    if (!chunk) throw new BuildMissing(`The build holds no ${source}: build the site again`)
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
 * Opens what the build wrote.
 * @param folder holds `client`, the browser's files, and `server`, whose manifest lists the styles of each page
 */
export const openBuild = (folder: string) => ({
  client: new Build(join(folder, 'client')),
  server: new Build(join(folder, 'server')),
})

/**
 * Reads the files of one application, all of them at once: the process keeps showing pages while the next release is
 * built in its place.
 * @param room `site` or `order`: its pages (`*-page.tsx`) and `islands/`
 * @param layoutFile the module around each of its pages; its few classes override those of components
 */
export function readViewAssets<View extends string>(
  { client, server }: ReturnType<typeof openBuild>,
  room: string,
  layoutFile: string,
): ViewAssets<View> {
  const boot = `/${client.chunk('ui/browser/boot.ts').file}`
  const hydrator = client.addresses('ui/browser/hydrate.tsx')
  const layout = server.withImports(layoutFile)

  function modulesOf(name: string): string[] {
    const island = `${room}/islands/${name}.tsx`
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

  const pages = server.sources.flatMap((source) => {
    const [, view] = (source.startsWith(`${room}/`) && /\/([^/]+)-page\.tsx$/.exec(source)) || []
    return view ? [[view, read(source)] as const] : []
  })
  const views = new Map<string, PageAssets>(pages)
  return {
    of(view) {
      const assets = views.get(view)
      if (!assets) throw new Error(`The build holds no page ${view}: build the site again`)
      return assets
    },
  }
}
