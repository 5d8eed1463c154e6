import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { printerIcon } from './icons.ts'
import styles from './print-button.module.css'

/** Prints the page that calls `usePrintButton`. Without script it is not there: the browser's own menu prints as well. */
export const PrintButton = ({ label }: { label: string }) => (
  <span className={styles.print}>
    <Button variant="secondary" data-replay="" data-print-page="">
      <Icon shape={printerIcon} size={20} /> {label}
    </Button>
  </span>
)

/** Makes the page's print button print; the button itself may stay on the server. */
export function usePrintButton(): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-print-page]')) print()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
