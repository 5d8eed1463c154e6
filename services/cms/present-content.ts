import { editorsPage as words } from '#copy/cms-page.ts'
import { fill } from '../../copy/fill.ts'
import { cleanHtml } from './clean-html.ts'
import { pictureAddress, smallerAddress, smallerWidths } from './pictures.ts'
import { hostedVideo } from './video-hosts.ts'

/** How wide browsers show a picture: in the column of text, or between the margins of a narrow screen. */
const shownWidth = '(min-width: 48rem) 44rem, 94vw'

const image = /<img src="\/pictures\/([a-z0-9._-]+)"/g
const frame = /<iframe src="([^"]*)"(?: title="([^"]*)")?><\/iframe>/g

/**
 * Sanitizes stored content once more and prepares it for visitors. A video becomes a link that loads the player when it
 * is clicked; without script it leads to the video's own page. Wide tables get a scroll container. Browsers choose the
 * copy of a picture that fits their screen.
 * @param widths of pictures with smaller copies, by name
 */
export function presentContent(content: string, widths: ReadonlyMap<string, number>) {
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
    .replace(image, (tag, name: string) => {
      const width = widths.get(name)
      if (width === undefined) return tag
      const copies = smallerWidths(width).map((smaller) => `${smallerAddress(name, smaller)} ${smaller}w`)
      return `${tag} srcset="${[...copies, `${pictureAddress(name)} ${width}w`].join(', ')}" sizes="${shownWidth}"`
    })
    .replaceAll('<table>', `<div role="group" aria-label="${words.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
  return {
    html,
    /** The origins of the video players that a visitor can load in this page. */
    embedOrigins: [...origins],
  }
}
