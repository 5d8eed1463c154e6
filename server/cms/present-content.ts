import { editorsPage as words } from '#copy/cms-page.ts'
import { fill } from '../../copy/fill.ts'
import { cleanHtml } from './clean-html.ts'
import { hostedVideo } from './video-hosts.ts'

/** Editors' HTML, ready to stand in a page. */
export interface PresentedContent {
  html: string
  /** Origins of the film players that a visitor can load in this page. */
  embedOrigins: string[]
}

const frame = /<iframe src="([^"]*)"(?: title="([^"]*)")?><\/iframe>/g

/**
 * Cleans stored content once more and gets it ready for visitors: films become links that load the player in their place
 * only when they are pressed, and that lead to the film's own page where no script runs; wide tables scroll by themselves.
 */
export function presentContent(content: string): PresentedContent {
  const origins = new Set<string>()
  // What was cleaned is written in one way only, and holds no < or " that is not markup: it may be read with patterns.
  const html = cleanHtml(content)
    .replace(frame, (_, address: string, title = '') => {
      const video = hostedVideo(address)
      if (!video) return ''
      origins.add(new URL(video.player).origin)
      const label = title ? fill(words.playFilm, { title }) : words.playUntitledFilm
      const hint = fill(words.filmHint, { host: video.host })
      return `<a href="${video.page}" rel="noopener" data-on-click="play-hosted-video" data-player="${video.player}"><b>${label}</b> <small>${hint}</small></a>`
    })
    .replaceAll('<table>', `<div role="group" aria-label="${words.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
  return { html, embedOrigins: [...origins] }
}
