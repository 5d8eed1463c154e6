import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { createBuilder } from 'vite'
import type { Language } from '../../domain/language.ts'
import { editorsPage } from '../benched-pages.ts'

const run = promisify(execFile)

export interface RenderFigures {
  /** Editors' pages rendered per second of one processor, from the database to HTML, not compressed. */
  perSecond: number
  /** Length of the page. */
  bytes: number
}

/** Builds the program that renders, the way the site's server is built, and runs it. */
export async function measureRenders(
  language: Language,
  folder: string,
  databaseUrl: string,
  seconds: number,
): Promise<RenderFigures> {
  const program = await build(language, resolve(folder, 'renders'))
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', SITE_LANGUAGE: language, DATABASE_URL: databaseUrl }
  const parameters = [`dist/${language}/client`, editorsPage[language].slice(1), String(seconds)]
  const { stdout } = await run(process.execPath, [program, ...parameters], { env })
  return JSON.parse(stdout)
}

async function build(language: Language, outDir: string): Promise<string> {
  // What Vite's configuration reads.
  Object.assign(process.env, { SITE_LANGUAGE: language, NODE_ENV: 'production' })
  const input = { renders: 'bench/server/render-editors-page.ts' }
  const builder = await createBuilder({
    logLevel: 'error',
    environments: { ssr: { build: { outDir, emptyOutDir: true, rolldownOptions: { input } } } },
  })
  const { ssr } = builder.environments
  if (!ssr) throw new Error('Vite builds no server')
  await builder.build(ssr)
  return `${outDir}/renders.js`
}
