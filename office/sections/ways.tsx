import { ButtonLink } from '../../ui/components/button.tsx'
import type { Shortcut } from '../layout/shortcut-list.tsx'

/** A link to a neighbouring day or week, which a key follows. */
export interface Way extends Shortcut {
  href: string
}

/** Links to what is before and after the days of a page. */
export const Ways = ({
  label,
  ways,
  className,
}: {
  label: string
  ways: readonly Way[]
  className?: string | undefined
}) => (
  <nav aria-label={label} className={className}>
    {ways.map(({ keys, label: text, href }) => (
      <ButtonLink key={keys} variant="secondary" small href={href} data-keys={keys}>
        {text}
      </ButtonLink>
    ))}
  </nav>
)
