import type { ComponentProps } from 'react'
import { useModule } from '../document/page-modules.ts'
import { Button } from './button.tsx'
import './print-button.css'

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Id of the element to print. Without it, the whole page is printed. */
  part?: string
}

/**
 * Prints the page or a part of it. Hidden in print and without script, where visitors print from the browser's menu.
 */
export function PrintButton({ part = '', ...props }: PrintButtonProps) {
  useModule('print')
  return <Button {...props} data-on-click="print" data-prints={part} />
}
