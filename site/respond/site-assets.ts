import { openBuild, readViewAssets, type ViewAssets } from '../../services/http/view-assets.ts'
import type { ViewId } from '../page-data/page-facts.ts'

/** The built files of the website. */
export interface SiteAssets extends ViewAssets<ViewId> {
  /** The assets of the consent question, on a site that counts visits: its module and styles. */
  consent: { module: string; css: string }
}

/**
 * Reads the files of the website.
 * @param folder as for `openBuild`
 */
export function readSiteAssets(folder: string): SiteAssets {
  const build = openBuild(folder)
  const { client, server } = build
  return {
    ...readViewAssets<ViewId>(build, 'site', 'site/layout/page-layout.tsx'),
    consent: {
      module: `/${client.chunk('site/consent/consent.ts').file}`,
      css: server.css([server.chunk('site/consent/consent-banner.tsx')]),
    },
  }
}
