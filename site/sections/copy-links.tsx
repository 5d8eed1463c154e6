import type { CopyLink } from '../../copy/page-copy.ts'
import { href } from '../page-data/page-facts.ts'
import { ArrowLink } from './arrow-link.tsx'
import styles from './copy-links.module.css'

/** Links to other pages that a page's copy names. */
export const CopyLinks = ({ links }: { links: readonly CopyLink[] }) => (
  <ul className={`screen ${styles.links}`}>
    {links.map((link) => (
      <li key={link.label}>
        <ArrowLink to={addressOf(link)} label={link.label} />
      </li>
    ))}
  </ul>
)

/** The address of a link that copy names. */
export const addressOf = ({ page, anchor }: CopyLink): string => (anchor ? `${href(page)}#${anchor}` : href(page))
