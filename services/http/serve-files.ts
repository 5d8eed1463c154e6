import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Env, Hono, MiddlewareHandler } from 'hono'

/** The addresses of the browser's built files. */
const builtFiles = ['/assets/*', '/icons/*', '/favicon.ico', '/share.png', '/share/*'] as const

/**
 * Serves the browser's built files, and those of the release before, which open pages may still ask for.
 * @param clientFolder the build's output for browsers; `former` is beside it. Undefined where nothing was built:
 *   no file is found
 */
export function serveFiles<Environment extends Env>(app: Hono<Environment>, clientFolder: string | undefined): void {
  const folders = clientFolder === undefined ? [] : [clientFolder, join(dirname(clientFolder), 'former')]
  const roots = folders.filter((folder) => existsSync(folder))
  const files = roots.map((root) => serveStatic<Environment>({ root, precompressed: true }))
  for (const folder of builtFiles) app.get(folder, headersOfFiles, ...files)
}

/**
 * The name of an asset changes with its content, so browsers may keep it; a missing file is not kept. Hono knows no
 * type for captions.
 */
const headersOfFiles: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.ok) return
  if (context.req.path.endsWith('.vtt')) context.header('Content-Type', 'text/vtt; charset=utf-8')
  const immutable = context.req.path.startsWith('/assets/')
  // Other sites show share pictures: that is what they are for.
  if (context.req.path.startsWith('/share')) context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
}
