import type { ReactNode } from 'react'
import { Button, HiddenFields } from '../../ui/components/button.tsx'

interface PostButtonProps {
  action: string
  /** What the form is sent with. */
  send?: Readonly<Record<string, string>>
  text: string
  /** What it is about, for screen readers, where a page has several with the same text. */
  label?: string
  variant?: 'primary' | 'secondary' | 'danger'
  small?: boolean
  /** What is said beside it. */
  children?: ReactNode
}

/** A button that acts at once: a form with nothing to fill in. */
export const PostButton = ({
  action,
  send = {},
  text,
  label,
  variant = 'secondary',
  small = false,
  children,
}: PostButtonProps) => (
  <form method="post" action={action}>
    <HiddenFields fields={Object.entries(send)} />
    <Button type="submit" variant={variant} small={small} aria-label={label}>
      {text}
    </Button>{' '}
    {children}
  </form>
)
