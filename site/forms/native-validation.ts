import { type RefObject, useEffect } from 'react'

/**
 * The browser's own validation guards a form until React is there; from then on our messages stand beside the fields,
 * in the site's language, and the browser's bubbles would be a second voice.
 */
export function useNativeValidationUntilHydrated(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])
}
