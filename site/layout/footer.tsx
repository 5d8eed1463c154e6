import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { packageNames } from '#copy/package-names.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import { fill } from '../../copy/fill.ts'
import { brand, company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { withdrawalUrl } from '../../domain/orders/ordering-site.ts'
import type { PageId } from '../../domain/website/pages.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { ConsentButton } from '../consent/consent-button.tsx'
import { packagePages } from '../page-data/package-data.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import { OpeningLine } from '../sections/opening-line.tsx'
import { PostcodeFormIsland } from '../sections/postcode-form-island.tsx'
import { opensBusinessDialog } from './business-dialog.tsx'
import styles from './footer.module.css'
import { LegalBlock } from './legal-block.tsx'
import { footerNavigation } from './site-navigation.ts'

type FooterLink = keyof typeof words.pageNames

const packages = packagePages.map((page) => [page, packageNames[page]] as const)
const named = (ids: readonly FooterLink[]) => ids.map((id) => [id, words.pageNames[id]] as const)

interface LinkColumnProps {
  title: string
  /** The pages, and what they are called. */
  links: readonly (readonly [PageId, string])[]
}

/** Links under a title: opened by it on a phone, a column on wider screens. */
const LinkColumn = ({ title, links }: LinkColumnProps) => (
  <details className={`fold ${styles.group}`}>
    <summary>
      <h2 className={styles.title}>{title}</h2>
    </summary>
    <ul>
      {links.map(([page, label]) => (
        <li key={page}>
          <a href={href(page)}>{label}</a>
        </li>
      ))}
    </ul>
  </details>
)

function HoursAndContact() {
  const country = countryOf(language)
  const phone = company.phoneNumber[country]
  const email = company.email[country]
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{words.footer.openingHours}</h2>
      <dl className={styles.hours}>
        <dt>{words.footer.mondayToFriday}</dt>
        <dd>
          {company.hours.opens}–{company.hours.closes}
        </dd>
        <dt>{words.footer.saturdayAndSunday}</dt>
        <dd>{words.footer.closed}</dd>
      </dl>
      <FactParagraph text={words.footer.publicHolidays} />
      <p>
        <OpeningLine />
      </p>
      <h2 className={styles.title}>{words.footer.contact}</h2>
      <ul>
        <li>
          {words.footer.phone}: <a href={telHref(phone)}>{displayPhoneNumber(country, phone)}</a>
        </li>
        <li>
          {words.footer.email}: <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <button type="button" className="link" {...opensBusinessDialog}>
            {words.footer.business}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Postcode form, opening hours, contact data, links, legal block and copyright (R3.3). */
export function Footer() {
  const { orderSiteUrl, measured, year, tariff } = usePageFacts()
  return (
    <footer className={styles.footer}>
      <div className={`screen wrap ${styles.postcode}`}>
        <PostcodeFormIsland slim />
      </div>
      {!tariff?.sample && <UnconfirmedNote />}
      <div className={`screen wrap ${styles.columns}`}>
        <HoursAndContact />
        <LinkColumn title={words.pageNames['cleaning-services']} links={packages} />
        <LinkColumn title={words.footer.practical} links={named(footerNavigation.practical)} />
        <LinkColumn title={brand} links={named(footerNavigation.company)} />
      </div>
      <div className={`wrap ${styles.legal}`}>
        <LegalBlock />
        <ul className="screen">
          {footerNavigation.legal.map((id) => (
            <li key={id}>
              <a href={href(id)}>{words.pageNames[id]}</a>
            </li>
          ))}
          <li>
            <a href={withdrawalUrl(orderSiteUrl)}>{words.footer.withdrawal}</a>
          </li>
          {measured && (
            <li>
              <ConsentButton />
            </li>
          )}
          {Object.entries(company.socialLinks).map(([name, address]) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
        </ul>
        <p>{fill(words.footer.copyright, { since: company.since, year: String(year), brand: company.brand })}</p>
      </div>
    </footer>
  )
}

/** What the dotted underline means (R1.5), on pages that have one. */
const UnconfirmedNote = () => (
  <p className={`wrap ${styles.note}`}>
    {unconfirmed.note} <a href={href('unconfirmed')}>{unconfirmed.noteLink}</a>
  </p>
)
