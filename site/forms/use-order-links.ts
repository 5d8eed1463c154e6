import { useEffect } from 'react'

/**
 * Has the links "Order now" of the page lead where its form does, so that nothing is typed twice.
 * @param href undefined: the form has nothing to take along, and the links stay
 */
export function useOrderLinks(href: string | undefined): void {
  useEffect(() => {
    if (href === undefined) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-order-now]')) link.href = href
  }, [href])
}
