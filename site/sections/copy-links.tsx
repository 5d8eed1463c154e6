import type { CopyLink } from '../../copy/page-copy.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowRightIcon } from '../../ui/icons.ts'
import { href } from '../links.ts'
import styles from './copy-links.module.css'

/** Ways on to other pages, as the copy of a page names them. */
export const CopyLinks = ({ links }: { links: readonly CopyLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ page, anchor, label }) => (
      <li key={label}>
        <a href={anchor ? `${href(page)}#${anchor}` : href(page)}>
          {label} <Icon shape={arrowRightIcon} size={18} />
        </a>
      </li>
    ))}
  </ul>
)
