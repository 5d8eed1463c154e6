import { arrowRightIcon, Icon } from '../../ui/components/icon.tsx'
import styles from './arrow-link.module.css'

/** A link on a separate line, with an arrow after its last word. */
export const ArrowLink = ({ to, label }: { to: string; label: string }) => (
  <a className={styles.link} href={to}>
    {label}
    <Icon shape={arrowRightIcon} size={18} />
  </a>
)
