import { Fragment, type ReactNode } from 'react'
import { language } from '#copy/language.ts'
import { company } from '../domain/company/company.ts'
import { telHref } from '../domain/contact/phone-number.ts'
import { countryOf } from '../domain/language.ts'
import { companyFacts, withFacts } from './company-facts.ts'
import styles from './fact-text.module.css'

const country = countryOf(language)

/** Facts that one can act on: in running text they are links. */
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
  '{email}': <a href={`mailto:${companyFacts.email}`}>{companyFacts.email}</a>,
}

/** A sentence of the copy with the company facts in it; phone numbers and e-mail addresses can be pressed. */
export const FactText = ({ text }: { text: string }) =>
  text.split(/(\{\w+\})/).map((part, index) => (
    // A sentence never changes the order of its parts.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{links[part] ?? withFacts(part)}</Fragment>
  ))
