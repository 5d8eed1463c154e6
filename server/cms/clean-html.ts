import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a', 'details', 'summary'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'q', 'cite', 'code', 'pre', 'time'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'hreflang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonBooleanAttributes: [],
  transformTags: {
    // The page has its one h1 already.
    h1: 'h2',
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attributes } }),
    a: (tagName, { rel: _, ...attributes }) => ({
      tagName,
      attribs: /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener nofollow' } : attributes,
    }),
  },
}

/**
 * Editors' HTML without anything active: an allow-list of text, table, link and picture elements; everything else goes, what
 * stands inside scripts and styles included. Cleaning twice changes nothing.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options)
