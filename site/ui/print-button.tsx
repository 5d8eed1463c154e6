import { Printer } from 'lucide-react'
import { Button } from './button.tsx'
import styles from './print-button.module.css'

/** Prints the page. Without script it is not there: the browser's own menu prints as well. */
export const PrintButton = ({ label }: { label: string }) => (
  <span className={styles.print}>
    <Button variant="secondary" data-replay="" onClick={() => window.print()}>
      <Printer size={20} /> {label}
    </Button>
  </span>
)
