import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useModule } from './page-modules.ts'
import './print-button.css'

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** The id of the part that is printed alone; without it the whole page is. */
  part?: string
}

/** Prints the page, or a part of it. Hidden on paper, and where there is no script: the browser's own menu prints then. */
export function PrintButton({ part = '', ...props }: PrintButtonProps) {
  useModule('print')
  return <Button {...props} data-on-click="print" data-prints={part} />
}
