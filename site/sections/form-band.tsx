import { type ReactNode, useId } from 'react'
import { FactText } from '../../ui/fact-text.tsx'
import { ServerPart } from '../../ui/server-part.tsx'
import styles from './form-band.module.css'

interface FormBandProps {
  id?: string
  /** `{import.meta.env.SSR && words}`: only the form itself needs its words in the browser. */
  words: { heading: string; intro: string } | false
  form: ReactNode
  /** Stands below the introduction, and stays on the server like it: what helps, other ways. */
  children?: ReactNode
}

/** A form on its panel, with what to know about it beside. */
export function FormBand({ id, words, form, children }: FormBandProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.band} aria-labelledby={headingId}>
      <div className={`wrap ${styles.columns}`}>
        <ServerPart className={styles.text}>
          {import.meta.env.SSR && words && (
            <>
              <h2 id={headingId}>{words.heading}</h2>
              <p>
                <FactText text={words.intro} />
              </p>
              {children}
            </>
          )}
        </ServerPart>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  )
}
