import { Fragment, type ReactNode } from 'react'
import { facts as words } from '#copy/facts.ts'
import { language } from '#copy/language.ts'
import { companyFacts, unconfirmedFacts, withFacts } from '../../copy/format/company-facts.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { company } from '../../domain/company/company.ts'
import { telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import styles from './fact-text.module.css'
import { SampleMark } from './sample-mark.tsx'

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
  // An address moves to the next line whole; only a narrower card breaks it, before its domain.
  '{email}': (
    <a className={styles.email} href={`mailto:${companyFacts.email}`}>
      {mailbox}
      <wbr />@{domain}
    </a>
  ),
}

/** A placeholder with its unit and its closing bracket, so that no mark parts them. */
const facts = /(\{\w+\}(?: (?:days|minutes|dagen|minuten|uur)\b)?\)?)/
const nameOf = (part: string) => /^\{\w+\}/.exec(part)?.[0] ?? ''

/**
 * A text of the copy with company facts filled in. Phone numbers and e-mail addresses become links; unconfirmed facts
 * are marked.
 */
export const FactText = ({ text }: { text: string }) =>
  text.split(facts).map((part, index) => (
    // The parts of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {links[nameOf(part)]}
      {typeset(withFacts(links[nameOf(part)] ? part.slice(nameOf(part).length) : part))}
      {unconfirmedFacts.has(nameOf(part)) && (
        <>
          {' '}
          <SampleMark text={words.sample} />
        </>
      )}
    </Fragment>
  ))
