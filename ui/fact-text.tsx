import { Fragment, type ReactNode } from 'react'
import { facts as words } from '#copy/facts.ts'
import { language } from '#copy/language.ts'
import { company } from '../domain/company/company.ts'
import { telHref } from '../domain/contact/phone-number.ts'
import { countryOf } from '../domain/language.ts'
import { companyFacts, unconfirmedFacts, withFacts } from './company-facts.ts'
import styles from './fact-text.module.css'
import { SampleMark } from './sample-mark.tsx'
import { typeset } from './typeset.ts'

const country = countryOf(language)
const [mailbox, domain] = companyFacts.email.split('@')

/** Facts that become links in running text. */
const links: Record<string, ReactNode> = {
  '{phone}': (
    <a className={styles.phone} href={telHref(company.phoneNumber[country])}>
      {companyFacts.phone}
    </a>
  ),
  '{branchPhone}': (
    <a className={styles.phone} href={telHref(company.phoneNumber.NL)}>
      {companyFacts.branchPhone}
    </a>
  ),
  // A narrow card breaks an address before its domain.
  '{email}': (
    <a href={`mailto:${companyFacts.email}`}>
      {mailbox}
      <wbr />@{domain}
    </a>
  ),
}

/** A placeholder with its unit, so that no mark parts the two. */
const facts = /(\{\w+\}(?: (?:days|minutes|dagen|minuten|uur)\b)?)/

/** A text of the copy with company facts filled in. Phone numbers and e-mail addresses become links; unconfirmed facts are marked. */
export const FactText = ({ text }: { text: string }) =>
  text.split(facts).map((part, index) => (
    // The parts of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {links[part] ?? typeset(withFacts(part))}
      {unconfirmedFacts.has(part.split(' ')[0] ?? '') && (
        <>
          {' '}
          <SampleMark text={words.sample} />
        </>
      )}
    </Fragment>
  ))
