import sanitizeHtml from 'sanitize-html'
import { allowedContent } from './clean-html.ts'
import type { Problem } from './page-source.ts'
import { pictureNameIn } from './pictures.ts'
import { hostedVideo, videoHostNames } from './video-hosts.ts'

/** The problems of a page's body, its links and its pictures. */
export interface Inspection {
  /** `at` is the text in the source that has the problem. */
  problems: (Pick<Problem, 'severity' | 'message'> & { at: string })[]
  /** The addresses of links, as written. */
  links: string[]
  /** The names of our own pictures that it shows or links to, as written. */
  pictures: string[]
}

/** Elements that are removed without a message, because their text stays. */
const unwrapped = new Set(
  'html body div span section article aside header footer main nav font center h1 h5 h6 tt big colgroup col label'.split(
    ' ',
  ),
)
const linkSchemes = /^(?:https?:|mailto:|tel:|[/#]|[^:]*$)/i

/** Inspects the body of a page as written by an editor: what `cleanHtml` would remove, its links and its pictures. */
export function inspectContent(html: string): Inspection {
  const found: Inspection = { problems: [], links: [], pictures: [] }
  const seen = new Set<string>()
  const report = (severity: Problem['severity'], at: string, message: string) => {
    if (seen.has(message)) return
    seen.add(message)
    found.problems.push({ severity, at, message })
  }

  function inspect(tag: string, attributes: sanitizeHtml.Attributes) {
    if (!(tag in allowedContent) && !unwrapped.has(tag)) report('flaw', `<${tag}`, `<${tag}> is left out`)
    for (const name of Object.keys(attributes)) {
      if (/^on|^style$/.test(name)) report('flaw', `${name}=`, `the attribute ${name} of <${tag}> is left out`)
    }
    if (tag === 'a' && attributes.href !== undefined) inspectLink(attributes.href)
    if (tag === 'img') inspectPicture(attributes)
    if (tag === 'iframe') inspectFilm(attributes)
  }

  function inspectLink(href: string) {
    const name = pictureNameIn(href)
    if (name !== undefined) found.pictures.push(name)
    if (linkSchemes.test(href)) found.links.push(href)
    else report('flaw', href, `the link ${href} is left out: links begin with / https:// mailto: or tel:`)
  }

  function inspectPicture({ src = '', alt }: sanitizeHtml.Attributes) {
    const name = pictureNameIn(src)
    if (name !== undefined) found.pictures.push(name)
    else {
      const what = /^https?:|^\/\//.test(src)
        ? `the picture ${src} of another site is left out`
        : `the picture “${src}” is left out`
      report('flaw', src || '<img', `${what}: put the file into the folder pictures and write /pictures/name.jpg`)
    }
    if (alt === undefined) report('warning', src || '<img', `the picture ${src} has no alternative text (alt)`)
  }

  function inspectFilm({ src = '', title }: sanitizeHtml.Attributes) {
    const hosts = videoHostNames.join(' and ')
    if (!hostedVideo(src))
      report('flaw', src || '<iframe', `the frame “${src}” is left out: only films of ${hosts} are`)
    else if (!title) report('warning', src, `the film ${src} has no title`)
  }

  sanitizeHtml(html, { allowedTags: [], onOpenTag: inspect })
  return found
}
