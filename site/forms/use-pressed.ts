import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether a pointer is down anywhere on the page: true while a field loses the focus because something else is pressed.
 */
export function usePressed(): RefObject<boolean> {
  const pressed = useRef(false)
  useEffect(() => {
    const types = ['pointerdown', 'pointerup', 'pointercancel']
    const follow = ({ type }: Event) => {
      pressed.current = type === 'pointerdown'
    }
    for (const type of types) addEventListener(type, follow, { capture: true })
    return () => {
      for (const type of types) removeEventListener(type, follow, { capture: true })
    }
  }, [])
  return pressed
}
