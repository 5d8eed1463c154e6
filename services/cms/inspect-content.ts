import sanitizeHtml from 'sanitize-html'
import { allowedContent } from './clean-html.ts'
import type { PageLink } from './link-target.ts'
import type { ContentProblem } from './page-problems.ts'
import type { Problem } from './page-source.ts'
import { pictureNameIn } from './pictures.ts'
import { hostedVideo } from './video-hosts.ts'

/** The problems of a page's body, its links and its pictures. */
export interface Inspection {
  /** `at` is the text in the source that has the problem. */
  problems: (Pick<Problem, 'severity'> & { at: string; problem: ContentProblem })[]
  links: PageLink[]
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
  const report = (severity: Problem['severity'], at: string, problem: ContentProblem) => {
    const known = Object.values(problem).join(' ')
    if (seen.has(known)) return
    seen.add(known)
    found.problems.push({ severity, at, problem })
  }

  let open: PageLink | undefined

  function inspect(tag: string, attributes: sanitizeHtml.Attributes) {
    if (!(tag in allowedContent) && !unwrapped.has(tag)) report('flaw', `<${tag}`, { kind: 'element', tag })
    for (const name of Object.keys(attributes)) {
      if (/^on|^style$/.test(name)) report('flaw', `${name}=`, { kind: 'attribute', name, tag })
    }
    if (tag === 'a' && attributes.href !== undefined) inspectLink(attributes.href)
    if (tag === 'img') inspectPicture(attributes)
    if (tag === 'iframe') inspectFilm(attributes)
  }

  function inspectLink(href: string) {
    const name = pictureNameIn(href)
    if (name !== undefined) found.pictures.push(name)
    open = { href, text: '' }
    if (linkSchemes.test(href)) found.links.push(open)
    else report('flaw', href, { kind: 'link', href })
  }

  function inspectPicture({ src = '', alt }: sanitizeHtml.Attributes) {
    const name = pictureNameIn(src)
    if (name !== undefined) found.pictures.push(name)
    else {
      const kind = /^https?:|^\/\//.test(src) ? 'foreignPicture' : 'picture'
      report('flaw', src || '<img', { kind, src })
    }
    if (alt === undefined) report('warning', src || '<img', { kind: 'noAlt', src })
  }

  function inspectFilm({ src = '', title }: sanitizeHtml.Attributes) {
    if (!hostedVideo(src)) report('flaw', src || '<iframe', { kind: 'frame', src })
    else if (!title) report('warning', src, { kind: 'noTitle', src })
  }

  // The words of a link are known where it ends.
  function readText({ tag, text }: sanitizeHtml.IFrame) {
    if (tag === 'a' && open) open.text = text.trim().replaceAll(/\s+/g, ' ')
    return false
  }

  sanitizeHtml(html, { allowedTags: ['a'], onOpenTag: inspect, exclusiveFilter: readText })
  return found
}
