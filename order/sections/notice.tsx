import type { ReactNode } from 'react'
import styles from './notice.module.css'

/**
 * Something that has to be read before going on, a sentence or more: `right` in the colour of rights, `look` in that of
 * what matters now.
 */
export const Notice = ({ kind, children }: { kind: 'right' | 'look'; children: ReactNode }) => (
  <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'look' ? 'status' : undefined}>
    {typeof children === 'string' ? <p>{children}</p> : children}
  </div>
)
