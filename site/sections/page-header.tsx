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
  /** An illustration of 640 × 400. */
  picture?: string
  /** What the visitor can do at once. */
  children?: ReactNode
}

/** How every content page begins: where one is, what it is called, what it is about. */
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
