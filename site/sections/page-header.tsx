import type { ReactNode } from 'react'
import { FactText } from '../../ui/fact-text.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import styles from './page-header.module.css'

interface PageWords {
  title: string
  lead: string
}

interface PageHeaderProps {
  words: PageWords
  /** Address of an illustration of 640 × 400. */
  picture?: string
  /** The page's main action, shown below the lead. */
  children?: ReactNode
}

/** The top of every content page: breadcrumb, title and lead. */
export const PageHeader = ({ words, picture, children }: PageHeaderProps) => (
  <div className={`wrap ${styles.header} ${picture ? styles.withPicture : ''}`}>
    <div className={styles.text}>
      <Intro {...words} />
      {children && <div className={styles.action}>{children}</div>}
    </div>
    {picture && <img className={styles.picture} src={picture} width="640" height="400" alt="" fetchPriority="low" />}
  </div>
)

const Intro = ({ title, lead }: PageWords) => (
  <>
    <Breadcrumb />
    <h1>{title}</h1>
    <p className="lead">
      <FactText text={lead} />
    </p>
  </>
)
