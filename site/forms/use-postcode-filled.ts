import { type RefObject, useEffect } from 'react'

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
