import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PartKey } from '../ui/kept-parts.ts'
import { FrameProvider } from './layout/frame-context.ts'
import type { ServerFrame } from './page-data.ts'

const mostKept = 500
const parts = new Map<string, string>()

/** What all pages of a site have alike at one moment: any part may depend on it. */
const shared = ({ origin, orderSiteUrl, estimates, measured, year, opening }: ServerFrame) =>
  [origin, orderSiteUrl, estimates, measured, year, opening] as const

/**
 * Renders the parts of a page that many pages have alike, such as header and footer, once for all of them.
 * @returns gives the markup of a part by what it depends on beside what all pages share
 */
export const keepPartsOf = (frame: ServerFrame) => (key: PartKey, part: ReactNode) => {
  const id = JSON.stringify([key, shared(frame)])
  const known = parts.get(id)
  if (known !== undefined) return known
  if (parts.size >= mostKept) parts.clear()
  const markup = renderToStaticMarkup(<FrameProvider value={frame}>{part}</FrameProvider>, {
    // Ids of a part are its own, so that they are none of the page's.
    identifierPrefix: key[0],
  })
  parts.set(id, markup)
  return markup
}
