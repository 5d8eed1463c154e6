import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CrewAssets, OfficeAssets } from '../office/layout/office-facts.ts'
import { BuildMissing, readManifest } from '../services/http/view-assets.ts'

function read(folder: string, file: string): string {
  const path = join(folder, file)
  if (!existsSync(path)) throw new BuildMissing(`${path} is missing: build the sites with “npm run build”.`)
  return readFileSync(path, 'utf8')
}

/**
 * Finds what the build wrote for the office: one stylesheet, out of the server's build, and the modules.
 * @param folder holds `client` and `server`
 */
export function readOfficeAssets(folder: string): OfficeAssets {
  const server = join(folder, 'server')
  const scripts = readManifest(join(folder, 'client'))
  const [script, passkeys, editor] = ['office-boot', 'use-passkeys', 'write-page'].map(
    (name) => scripts[`office/browser/${name}.ts`]?.file,
  )
  const css = readManifest(server)['style.css']?.file
  const crew = readCrewAssets(join(folder, 'client'))
  if (!script || !passkeys || !editor || !css || !crew)
    throw new BuildMissing('The build of the office is not whole: build it again')
  const font = /url\(([^()]+\.woff2)\)/.exec(read(server, css))?.[1]
  return {
    script: `/${script}`,
    passkeys: `/${passkeys}`,
    editor: `/${editor}`,
    css: `/${css}`,
    crew,
    ...(font && { font }),
  }
}

/** Finds the page of crews, and the workers that keep it or take it off the phone. */
function readCrewAssets(client: string): CrewAssets | undefined {
  const manifest = readManifest(client)
  const [page, worker, retired] = ['crew-boot.tsx', 'crew-worker.ts', 'retired-worker.ts'].map(
    (name) => manifest[`office/crew/browser/${name}`],
  )
  const css = page?.css?.[0]
  if (!page || !css || !worker || !retired) return undefined
  const chunks = [page, ...(page.imports ?? []).flatMap((name) => manifest[name] ?? [])]
  const files = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
  return {
    script: `/${page.file}`,
    css: `/${css}`,
    files: [...new Set(files)].map((file) => `/${file}`),
    worker: read(client, worker.file),
    retiredWorker: read(client, retired.file),
  }
}
