import { frame as words } from '#copy/frame.ts'
import { language } from '#copy/language.ts'
import { company } from '../../domain/company.ts'
import { countryOf } from '../../domain/language.ts'
import { companyFacts } from '../company-facts.ts'
import styles from './legal-block.module.css'

/** Who stands behind the site, as Belgian and Dutch law have it shown (decisions §8). */
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
