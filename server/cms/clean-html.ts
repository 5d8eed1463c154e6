import sanitizeHtml from 'sanitize-html'
import { hostedVideo } from './video-hosts.ts'

/** A picture of ours, by the name that editors write: where it stands, and its size in pixels where that is known. */
export interface KnownPicture {
  src: string
  width?: number
  height?: number
}

/** What editors may use: element → attributes. Text, tables, links, pictures and films of `video-hosts.ts`. */
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

/** Ids of editors begin so: none can pass for an element that the page's own script or labels look for. */
const idPrefix = 'section-'
const prefixed = (id: string) => (id.startsWith(idPrefix) ? id : idPrefix + id)
const anchor = /^[A-Za-z][\w-]*$/
const pictureAddress = /^\/pictures\/([a-z0-9][a-z0-9._-]*)$/
const pixels = /^[1-9]\d{0,3}$/

/** The name in the address of one of our own pictures; undefined for any other address. */
export const pictureNameIn = (address: string): string | undefined => pictureAddress.exec(address)?.[1]

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

/** Width and height in pixels; what the editor left out follows from the picture itself, so that no text moves later. */
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
  // What stands inside these is no text for readers, and browsers do not read it as the cleaner does: it goes with them.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'plaintext',
    'template',
    'title',
    'svg',
    'math',
    'object',
  ],
  nestingLimit: 50,
  transformTags: {
    // The page has its one h1 already.
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

const optionsWithoutPictures = optionsFor()
const mostRounds = 8

/**
 * Editors' HTML without anything active: an allow-list of text, table, link, picture and film elements; everything else
 * goes, what stands inside scripts and styles included. Pictures are only ever our own (`/pictures/…`), films only those of
 * allowed hosts, ids get a prefix of their own. Cleaning twice changes nothing.
 * @param known looks up pictures by name, to fill in where they stand and how large they are; one that it does not know is left out
 */
export function cleanHtml(html: string, known?: PictureLookUp): string {
  const options = known ? optionsFor(known) : optionsWithoutPictures
  let before = html
  // What is taken away can change how its surroundings read, so the result is read again until nothing more changes.
  for (let round = 0; round < mostRounds; round += 1) {
    const after = sanitizeHtml(before, options).trim()
    if (after === before) return after
    before = after
  }
  return before
}
