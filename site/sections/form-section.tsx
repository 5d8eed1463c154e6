import { type ReactNode, useId } from 'react'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import styles from './form-section.module.css'

interface FormSectionProps {
  id?: string
  words: { heading: string; intro: string }
  form: ReactNode
  /** Help and alternatives: below the form, or where there is room below the introduction. */
  children?: ReactNode
}

/** A form on a panel, with an explanation beside it. */
export function FormSection({ id, words, form, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id={headingId}>{words.heading}</h2>
          <FactParagraph text={words.intro} />
        </div>
        <div className={styles.panel}>{form}</div>
        {children && <div className={styles.help}>{children}</div>}
      </div>
    </section>
  )
}
