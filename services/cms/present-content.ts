import { editorsPage as words } from '#copy/cms-page.ts'
import { fill } from '../../copy/fill.ts'
import { cleanHtml } from './clean-html.ts'
import { hostedVideo } from './video-hosts.ts'

/** CMS content, ready to be put into a page. */
export interface PresentedContent {
  html: string
  /** The origins of the video players that a visitor can load in this page. */
  embedOrigins: string[]
}

const frame = /<iframe src="([^"]*)"(?: title="([^"]*)")?><\/iframe>/g

/**
 * Sanitizes stored content once more and prepares it for visitors. A video becomes a link that loads the player when it
 * is clicked; without script it leads to the video's own page. Wide tables get a scroll container.
 */
export function presentContent(content: string): PresentedContent {
  const origins = new Set<string>()
  // Sanitized HTML has one spelling, and no < or " outside markup, so patterns can match it safely.
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
