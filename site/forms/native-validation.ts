import { type RefObject, useEffect } from 'react'

/**
 * The browser validates a form until React does, and again if React has to give it up. In between our messages appear beside the
 * fields, in the language of the site: the browser's own would say the same twice.
 */
export function useNativeValidationUntilHydrated(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form
    if (!current) return
    current.noValidate = true
    return () => {
      current.noValidate = false
    }
  }, [form])
}
