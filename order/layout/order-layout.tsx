import '#company/colours.css'
import '../../ui/styles/base.css'
import type { ReactNode } from 'react'
import { language } from '#copy/language.ts'
import { layout as shared } from '#copy/layout.ts'
import { frame as words } from '#copy/order/frame.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { DemonstrationBar } from '../../ui/components/demonstration-bar.tsx'
import { Icon, phoneIcon } from '../../ui/components/icon.tsx'
import { SkipLink } from '../../ui/components/skip-link.tsx'
import { useOrderFacts } from './order-facts.ts'
import footer from './order-footer.module.css'
import header from './order-header.module.css'
import styles from './order-layout.module.css'

const country = countryOf(language)
const phone = company.phoneNumber[country]

/** The frame of the ordering site: little around the step, so that nothing leads away from it. */
export function OrderLayout({ children }: { children: ReactNode }) {
  const { sample, website } = useOrderFacts()
  return (
    <>
      <SkipLink text={shared.skipLink} />
      <OrderHeader />
      {sample && (
        <DemonstrationBar text={words.sample} link={unconfirmed.demonstration.link} href={website.unconfirmed} />
      )}
      <main id="content" className={`wrap ${styles.content}`} tabIndex={-1}>
        {children}
      </main>
      <OrderFooter />
    </>
  )
}

/** Logo, phone and one's own orders: no navigation leads away from a step. */
function OrderHeader() {
  const { website } = useOrderFacts()
  return (
    <header className={header.header}>
      <div className={`wrap ${header.row}`}>
        <a className={header.logo} href={website.home} aria-label={words.home}>
          <img src="/icons/logo.svg" width="40" height="40" alt="" />
          <span>{company.brand}</span>
        </a>
        <a className={header.phone} href={telHref(phone)}>
          <Icon shape={phoneIcon} size={18} /> <span>{displayPhoneNumber(country, phone)}</span>
        </a>
        <a className={header.orders} href="/login">
          {words.login}
        </a>
      </div>
    </header>
  )
}

/** The company behind the site, its terms, and the withdrawal function that has to be on every page (R16.8). */
function OrderFooter() {
  const { website } = useOrderFacts()
  const { pageNames } = shared
  return (
    <footer className={footer.footer}>
      <div className={`wrap ${footer.rows}`}>
        <ul className={footer.links}>
          <li>
            <a href="/withdrawal">{shared.footer.withdrawal}</a>
          </li>
          <li>
            <a href={website.terms}>{pageNames['terms-and-conditions']}</a>
          </li>
          <li>
            <a href={website.privacy}>{pageNames.privacy}</a>
          </li>
          <li>
            <a href={website.contact}>{pageNames['customer-service']}</a>
          </li>
        </ul>
        <section className={footer.legal} aria-label={shared.footer.legalLabel}>
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
