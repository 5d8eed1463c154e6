import logo from '#company/logo.svg'
import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf, otherLanguage } from '../../domain/language.ts'
import { loginUrl } from '../../domain/orders/ordering-site.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { crossIcon, Icon, menuIcon, phoneIcon } from '../../ui/components/icon.tsx'
import { orderHref } from '../page-data/order-href.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import { OpeningLine } from '../sections/opening-line.tsx'
import styles from './header.module.css'
import logoStyles from './logo.module.css'
import { mainNavigation } from './site-navigation.ts'

/** Icon and name, linked to the home page. */
const Logo = () => (
  <a className={logoStyles.logo} href={href('home')} aria-label={words.logoLabel}>
    <img src={logo} width="40" height="40" alt="" fetchPriority="low" />
    <span>{company.brand}</span>
  </a>
)

function NavigationLinks() {
  const { pageId } = usePageFacts()
  return (
    <ul>
      {mainNavigation.map((id) => (
        <li key={id}>
          <a href={href(id)} {...(id === pageId && { 'aria-current': 'page' as const })}>
            {id === 'faq' ? words.faqInNavigation : words.pageNames[id]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function LanguageSwitch() {
  const { counterpartHref } = usePageFacts()
  if (!counterpartHref) return null
  const other = otherLanguage(language)
  return (
    <a href={counterpartHref} hrefLang={other} aria-label={words.otherLanguageLabel}>
      <span lang={other}>{words.otherLanguage}</span>
    </a>
  )
}

const phone = company.phoneNumber[countryOf(language)]

/** Sticky header with a menu on small screens (R3.1). The styles blur it once the page is scrolled. */
export function Header() {
  const facts = usePageFacts()
  return (
    <>
      <div className={`screen ${styles.top}`}>
        <div className={`wrap ${styles.topRow}`}>
          <OpeningLine />
          <a className={styles.phone} href={telHref(phone)}>
            <Icon shape={phoneIcon} size={16} /> {displayPhoneNumber(countryOf(language), phone)}
          </a>
          <a className={styles.login} href={loginUrl(facts.orderSiteUrl)}>
            {words.login}
          </a>
          <LanguageSwitch />
        </div>
      </div>
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <Logo />
          <nav className={styles.navigation} aria-label={words.navigationLabel}>
            <NavigationLinks />
          </nav>
          <ButtonLink small variant="secondary" href={orderHref(facts)} data-order-now="" data-fresh="order">
            {words.orderNow}
          </ButtonLink>
          <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label={words.menu}>
            <Icon shape={menuIcon} size={26} />
          </button>
        </div>
      </header>
      <Menu />
    </>
  )
}

/** The menu of small screens. */
function Menu() {
  const facts = usePageFacts()
  return (
    <div id="menu" popover="auto" className={styles.menu}>
      <div className={styles.row}>
        <Logo />
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Icon shape={crossIcon} size={26} />
        </button>
      </div>
      <nav aria-label={words.navigationLabel}>
        <NavigationLinks />
        <ul>
          <li>
            <a href={loginUrl(facts.orderSiteUrl)}>{words.login}</a>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </nav>
      <p className={styles.menuFoot}>
        <ButtonLink href={orderHref(facts)} data-order-now="" data-fresh="menu-order">
          {words.orderNow}
        </ButtonLink>
        <ButtonLink variant="secondary" href={telHref(phone)}>
          {displayPhoneNumber(countryOf(language), phone)}
        </ButtonLink>
        <OpeningLine />
      </p>
    </div>
  )
}
