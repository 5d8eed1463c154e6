import { language } from '#copy/language.ts'
import { frame as words } from '#copy/layout.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { companyFacts } from '../../ui/company-facts.ts'
import styles from './legal-block.module.css'

/** The legal data of the company, as required by Belgian and Dutch law (R13.4). `label` names the section for screen readers. */
export function LegalBlock({ label = words.footer.legalLabel }: { label?: string }) {
  const legal = company.legal[countryOf(language)]
  return (
    <section className={styles.block} aria-label={label}>
      <strong>{legal.name}</strong>
      <span>
        {words.footer.seat}: {companyFacts.seat}
      </span>
      <span>
        {words.footer.companyNumber}: {legal.companyNumber}
        {language === 'en' && `, ${legal.register}`}
      </span>
      <span>
        {words.footer.vatNumber}: {legal.vatNumber}
      </span>
    </section>
  )
}
