import { type RefObject, useEffect, useRef } from 'react'

/** Whether a pointer is down on the page, as it is while a click elsewhere takes the focus from a field. */
export function usePointerDown(): RefObject<boolean> {
  const isPointerDown = useRef(false)
  useEffect(() => {
    const types = ['pointerdown', 'pointerup', 'pointercancel']
    const follow = ({ type }: Event) => {
      isPointerDown.current = type === 'pointerdown'
    }
    for (const type of types) addEventListener(type, follow, { capture: true })
    return () => {
      for (const type of types) removeEventListener(type, follow, { capture: true })
    }
  }, [])
  return isPointerDown
}

/**
 * Calls `onFilled` when the boot script copies a postcode from another form of the page.
 * @param form holds the field
 */
export function usePostcodeFilled(form: RefObject<HTMLFormElement | null>, onFilled: () => void): void {
  useEffect(() => {
    const { current } = form
    current?.addEventListener('postcode', onFilled)
    return () => current?.removeEventListener('postcode', onFilled)
  }, [form, onFilled])
}

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
