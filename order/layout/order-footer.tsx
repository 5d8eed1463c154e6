import { language } from '#copy/language.ts'
import { layout as shared } from '#copy/layout.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { useOrderFacts } from './order-facts.ts'
import styles from './order-footer.module.css'

const country = countryOf(language)
const phone = company.phoneNumber[country]

/** The company behind the site, its terms, and the withdrawal function that has to be on every page (R16.8). */
export function OrderFooter() {
  const { website } = useOrderFacts()
  const { links } = shared.footer
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <ul className={styles.links}>
          <li>
            <a href="/withdrawal">{shared.footer.withdrawal}</a>
          </li>
          <li>
            <a href={website.terms}>{links['terms-and-conditions']}</a>
          </li>
          <li>
            <a href={website.privacy}>{links.privacy}</a>
          </li>
          <li>
            <a href={website.contact}>{links['customer-service']}</a>
          </li>
        </ul>
        <section className={styles.legal} aria-label={shared.footer.legalLabel}>
          {legalLines.map((line) => (
            <span key={line}>{typeset(line)}</span>
          ))}
          <a href={`mailto:${company.email[country]}`}>{company.email[country]}</a>
          <a href={telHref(phone)}>{displayPhoneNumber(country, phone)}</a>
        </section>
      </div>
    </footer>
  )
}
