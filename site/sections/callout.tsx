import type { ReactNode } from 'react'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import styles from './callout.module.css'

interface CalloutProps {
  heading: string
  text?: string
  tone?: 'sun' | 'mint' | 'sky'
  /** Address of an illustration of 360 × 270 beside the text. */
  picture?: string
  /** Buttons or links below the text. */
  children?: ReactNode
}

/** A highlighted panel for something important. */
export const Callout = ({ heading, text, tone = 'sun', picture, children }: CalloutProps) => (
  <section className={`${styles.callout} ${styles[tone]}`}>
    {picture && <img className="screen" src={picture} width="360" height="270" alt="" loading="lazy" />}
    <div className={styles.text}>
      <h2>{heading}</h2>
      {text && <FactParagraph text={text} />}
      {children}
    </div>
  </section>
)
