import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { printerIcon } from './icons.ts'
import './print-button.css'

/** Prints the page, which has to call `usePrintButtons`. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button variant="secondary" data-replay="" data-prints="">
    <Icon shape={printerIcon} size={20} /> {label}
  </Button>
)

/**
 * Makes the buttons of the page print that carry `data-prints`, also those that stay on the server: with the id of a part that
 * part alone, else all of the page. They are neither on paper nor where there is no script.
 */
export function usePrintButtons(): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-prints]') : null
      if (!button) return
      const part = document.getElementById(button.dataset.prints ?? '')
      if (part) {
        part.dataset.printPart = ''
        addEventListener('afterprint', () => delete part.dataset.printPart, { once: true })
      }
      print()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
