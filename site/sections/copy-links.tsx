import type { CopyLink } from '../../copy/page-copy.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { arrowRightIcon } from '../../ui/components/icons.ts'
import { href } from '../page-data/site-links.ts'
import styles from './copy-links.module.css'

/** Links to other pages that a page's copy names. */
export const CopyLinks = ({ links }: { links: readonly CopyLink[] }) => (
  <ul className={`screen ${styles.links}`}>
    {links.map(({ page, anchor, label }) => (
      <li key={label}>
        <a href={anchor ? `${href(page)}#${anchor}` : href(page)}>
          {label}
          <Icon shape={arrowRightIcon} size={18} />
        </a>
      </li>
    ))}
  </ul>
)
