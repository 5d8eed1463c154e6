import type { ReactNode } from 'react'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { FactText } from '../ui/fact-text.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  lead: string
  /** An illustration of 640 × 400. */
  picture?: string
  /** What the visitor can do at once. */
  children?: ReactNode
}

/** How every content page begins: where one is, what it is called, what it is about. */
export const PageHeader = ({ title, lead, picture, children }: PageHeaderProps) => (
  <div className={styles.band}>
    <div className={`wrap ${styles.header} ${picture ? styles.withPicture : ''}`}>
      <div className={styles.text}>
        <Breadcrumb />
        <h1>{title}</h1>
        <p className="lead">
          <FactText text={lead} />
        </p>
        {children && <div className={styles.action}>{children}</div>}
      </div>
      {picture && <img className={styles.picture} src={picture} width="640" height="400" alt="" />}
    </div>
  </div>
)
