import { type ReactNode, use } from 'react'
import { KeptParts, type PartKey } from './kept-parts.ts'

interface ServerPartProps {
  /** Of the element that holds the place; `transparent` where it must not be a box of its own. */
  className?: string | undefined
  /** What the part depends on, where it is worth keeping: then it is not rendered anew for each page. */
  kept?: PartKey
  /**
   * Written as `{import.meta.env.SSR && <Part />}`, which is how the browser's build comes to drop `Part` and the copy it
   * imports.
   */
  children: ReactNode
}

/**
 * A part of a page that nobody operates, so that its words and components stay on the server: the browser's code keeps the
 * place and React adopts the markup that stands in it. Nothing inside is ever rendered again.
 */
export const ServerPart = (props: ServerPartProps) =>
  import.meta.env.SSR ? (
    <Rendered {...props} />
  ) : (
    <div className={props.className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )

function Rendered({ className, kept, children }: ServerPartProps) {
  const keep = use(KeptParts)
  return keep && kept ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: keep(kept, children) }} />
  ) : (
    <div className={className}>{children}</div>
  )
}
