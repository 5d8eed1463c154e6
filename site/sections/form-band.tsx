import { type ReactNode, useId } from 'react'
import { FactText } from '../ui/fact-text.tsx'
import styles from './form-band.module.css'

interface FormBandProps {
  id?: string
  heading: string
  intro: string
  form: ReactNode
  /** Stands below the introduction: what helps, other ways. */
  children?: ReactNode
}

/** A form on its panel, with what to know about it beside. */
export function FormBand({ id, heading, intro, form, children }: FormBandProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.band} aria-labelledby={headingId}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id={headingId}>{heading}</h2>
          <p>
            <FactText text={intro} />
          </p>
          {children}
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  )
}
