import { layout as words } from '#copy/layout.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import styles from './legal-block.module.css'

const [name, ...facts] = legalLines

/**
 * The legal data of the company, as required by Belgian and Dutch law (R13.4). `label` names the section for screen
 * readers.
 */
export const LegalBlock = ({ label = words.footer.legalLabel }: { label?: string }) => (
  <section className={styles.block} aria-label={label}>
    <strong>{name}</strong>
    {facts.map((fact) => (
      <span key={fact}>{typeset(fact)}</span>
    ))}
  </section>
)
