import { type ReactNode, useId } from 'react'
import { FactText } from '../../ui/fact-text.tsx'
import styles from './form-band.module.css'

interface FormBandProps {
  id?: string
  words: { heading: string; intro: string }
  form: ReactNode
  /** Below the introduction: what helps, other ways. */
  children?: ReactNode
}

/** A form on its panel, with what to know about it beside. */
export function FormBand({ id, words, form, children }: FormBandProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.band} aria-labelledby={headingId}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id={headingId}>{words.heading}</h2>
          <p>
            <FactText text={words.intro} />
          </p>
          {children}
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  )
}
