import { language } from '#copy/language.ts'
import { frame as words } from '#copy/order/frame.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { phoneIcon } from '../../ui/components/icons.ts'
import { useOrderFacts } from './order-facts.ts'
import styles from './order-header.module.css'

/** Logo, phone and one's own orders: no navigation leads away from a step. */
export function OrderHeader() {
  const { website } = useOrderFacts()
  const country = countryOf(language)
  const phone = company.phoneNumber[country]
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.logo} href={website.home} aria-label={words.home}>
          <img src="/icons/logo.svg" width="40" height="40" alt="" />
          <span>{company.brand}</span>
        </a>
        <a className={styles.phone} href={telHref(phone)}>
          <Icon shape={phoneIcon} size={18} /> <span>{displayPhoneNumber(country, phone)}</span>
        </a>
        <a className={styles.orders} href="/login">
          {words.login}
        </a>
      </div>
    </header>
  )
}
