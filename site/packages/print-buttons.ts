import { useEffect } from 'react'
import './print-part.css'

/**
 * Makes the buttons of the page that carry `data-prints="id"` print the part with that id. While it lasts the print styles
 * hide what is neither in it nor around it.
 */
export function usePrintButtons(): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-prints]')?.dataset.prints
      const part = id && document.getElementById(id)
      if (!part) return
      part.dataset.printPart = ''
      addEventListener('afterprint', () => delete part.dataset.printPart, { once: true })
      print()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
