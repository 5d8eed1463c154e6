import { packagePage } from '#copy/package-page.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import styles from './price-button.module.css'

/**
 * The way from a list of tasks to its price: the estimate with the package of the page. Nothing where no estimates are
 * offered.
 */
export function PriceButton() {
  const { estimates, packageId } = usePageFacts()
  if (!estimates) return null
  return (
    <p className={`screen ${styles.price}`}>
      <ButtonLink href={`${href('estimate')}?packageId=${packageId}`}>{packagePage.price}</ButtonLink>
    </p>
  )
}
