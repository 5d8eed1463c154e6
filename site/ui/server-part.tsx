import type { ReactNode } from 'react'

/**
 * A part of a page that nobody operates, so that its words and components stay on the server: the browser's code keeps the
 * place and React adopts the markup that stands in it. Nothing inside is ever rendered again.
 *
 * @param className of the element that holds the place; `transparent` where it must not be a box of its own
 * @param children written as `{import.meta.env.SSR && <Part />}`, which is how the browser's build comes to drop `Part` and
 *   the copy it imports
 */
export const ServerPart = ({ className, children }: { className?: string | undefined; children: ReactNode }) =>
  import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
