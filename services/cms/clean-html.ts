import sanitizeHtml from 'sanitize-html'
import { pictureNameIn } from './pictures.ts'
import { hostedVideo } from './video-hosts.ts'

/** One of our own pictures: its address, and its size in pixels if known. */
export interface KnownPicture {
  src: string
  width?: number
  height?: number
}

/**
 * The attributes of each element that CMS content may have: text, tables, links, pictures and videos of
 * `video-hosts.ts`.
 */
export const allowedContent: Readonly<Record<string, readonly string[]>> = {
  ...noAttributes(
    'p ul li dl dt dd blockquote figure figcaption hr br table caption thead tbody tfoot tr details summary',
  ),
  ...noAttributes('strong b em i u s del ins mark small sub sup q cite code kbd pre'),
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  time: ['datetime'],
  a: ['href', 'title', 'hreflang', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title'],
}

function noAttributes(tags: string): Record<string, readonly string[]> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, []]))
}

/** The prefix of ids in CMS content, so that none clashes with an id of the page itself. */
const idPrefix = 'section-'
const prefixed = (id: string) => (id.startsWith(idPrefix) ? id : idPrefix + id)
const anchor = /^[A-Za-z][\w-]*$/
const pixels = /^[1-9]\d{0,3}$/

type Attributes = sanitizeHtml.Attributes
type Transform = (tagName: string, attributes: Attributes) => sanitizeHtml.Tag

const heading =
  (tagName: string): Transform =>
  (_, { id }) => ({ tagName, attribs: id && anchor.test(id) ? { id: prefixed(id) } : {} })

type PictureLookUp = (name: string) => KnownPicture | undefined

function link(known?: PictureLookUp): Transform {
  return (tagName, { href, title, hreflang }) => {
    const name = pictureNameIn(href ?? '')
    const id = href?.startsWith('#') ? href.slice(1) : ''
    const shown = name === undefined ? undefined : known?.(name)
    const target = anchor.test(id) ? `#${prefixed(id)}` : (shown?.src ?? href)
    const foreign = /^\s*https?:/i.test(href ?? '')
    return {
      tagName,
      attribs: {
        ...(target !== undefined && { href: target }),
        ...(title && { title }),
        ...(hreflang && { hreflang }),
        ...(foreign && { rel: 'noopener nofollow' }),
      },
    }
  }
}

const film: Transform = (tagName, { src = '', title = '' }) => {
  const video = hostedVideo(src)
  return { tagName, attribs: video ? { src: video.player, ...(title && { title }) } : {}, text: '' }
}

function picture(known?: PictureLookUp): Transform {
  return (tagName, { src = '', alt = '', width = '', height = '' }) => {
    const name = pictureNameIn(src)
    if (name === undefined) return { tagName, attribs: {} }
    const found = known?.(name)
    if (known && !found) return { tagName, attribs: {} }
    const size = sizeOf(width, height, found)
    return { tagName, attribs: { src: found?.src ?? src, alt, ...size, loading: 'lazy' } }
  }
}

/**
 * Width and height in pixels. Missing values are taken from the picture itself, so that no text shifts when it loads.
 */
function sizeOf(width: string, height: string, { width: w, height: h }: Partial<KnownPicture> = {}): Attributes {
  const given = { ...(pixels.test(width) && { width }), ...(pixels.test(height) && { height }) }
  if (!w || !h || (given.width && given.height)) return given
  if (given.width) return { ...given, height: String(Math.round((Number(width) * h) / w)) }
  return given.height
    ? { width: String(Math.round((Number(height) * w) / h)), ...given }
    : { width: String(w), height: String(h) }
}

const optionsFor = (known?: PictureLookUp): sanitizeHtml.IOptions => ({
  allowedTags: Object.keys(allowedContent),
  allowedAttributes: Object.fromEntries(Object.entries(allowedContent).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Removed with their content: it is not text for readers, and browsers parse it differently from the sanitizer.
  nonTextTags:
    'script style textarea option xmp noscript noembed noframes plaintext template title svg math object'.split(' '),
  nestingLimit: 50,
  transformTags: {
    // The page already has its h1.
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    h5: heading('h4'),
    h6: heading('h4'),
    a: link(known),
    img: picture(known),
    iframe: film,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
})

const mostRounds = 8

/**
 * Sanitizes an editor's HTML: an allow-list of text, table, link, picture and video elements. Everything else is
 * removed, including the content of scripts and styles. Pictures must be our own (`/pictures/…`), videos those of
 * allowed hosts; ids get a prefix. Idempotent.
 * @param known looks up a picture by name and fills in its address and size; an unknown picture is removed
 */
export function cleanHtml(html: string, known?: PictureLookUp): string {
  const options = optionsFor(known)
  let before = html
  // Removing one thing can change how its surroundings are parsed, so repeat until nothing changes.
  for (let round = 0; round < mostRounds; round += 1) {
    const after = sanitizeHtml(before, options).trim()
    if (after === before) return after
    before = after
  }
  return before
}
