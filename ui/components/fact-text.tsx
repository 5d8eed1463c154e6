import type { ReactNode } from 'react'
import { language } from '#copy/language.ts'
import { companyFacts, unconfirmedFacts, withFacts } from '../../copy/format/company-facts.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { branchCountry, company } from '../../domain/company/company.ts'
import { telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import styles from './fact-text.module.css'

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
    <a className={styles.phone} href={telHref(company.phoneNumber[branchCountry])}>
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

/** Words that a placeholder ends which says what they depend on, or a placeholder with its unit and closing bracket. */
const parts = /(\{promise\}[^{}]*\{\w+\}|\{\w+\}(?: (?:days|minutes|people|years|dagen|minuten|uur|mensen|jaar)\b)?\)?)/
const nameOf = (part: string) => /\{(?!promise)\w+\}/.exec(part)?.[0] ?? ''

/**
 * A text of the copy with company facts filled in. Phone numbers and e-mail addresses become links; what the owner has
 * not confirmed can be underlined (R1.5).
 */
export const FactText = ({ text }: { text: string }) =>
  // The parts of a text never change their order.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  text.split(parts).map((part, index) => <Part key={index} part={part} />)

/** A paragraph of the copy with company facts filled in. */
export const FactParagraph = ({ text, className }: { text: string; className?: string | undefined }) => (
  <p className={className}>
    <FactText text={text} />
  </p>
)

function Part({ part }: { part: string }) {
  const name = nameOf(part)
  const words = typeset(withFacts(links[name] ? part.slice(name.length) : part))
  const isOpen = unconfirmedFacts.has(name) && words !== ''
  return (
    <>
      {links[name]}
      {isOpen ? /^\s*/.exec(words)?.[0] : words}
      {isOpen && <u data-unconfirmed="">{words.trimStart()}</u>}
    </>
  )
}
