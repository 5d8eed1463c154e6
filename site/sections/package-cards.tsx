import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { home as words } from '#copy/home.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import { useFrame } from '../layout/frame-context.ts'
import { href } from '../links.ts'
import styles from './package-cards.module.css'

function PackageCard({ id }: { id: PackageId }) {
  const { orderSiteUrl } = useFrame()
  const { packageName, shortDescription, bulletPoints } = cleaningPackages[id]
  return (
    <article className={styles.card}>
      <img src={packageIllustrations[id]} width="400" height="300" alt="" loading="lazy" />
      <div className={styles.body}>
        <h3>{packageName}</h3>
        <p>{shortDescription}</p>
        <ul className={styles.points}>
          {bulletPoints.slice(0, 3).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={styles.actions}>
          <ButtonLink href={handOffUrl(orderSiteUrl, id)} about={packageName}>
            {words.packages.orderNow}
          </ButtonLink>
          <ButtonLink variant="secondary" href={href(id)} about={packageName}>
            {words.packages.moreInfo}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

/** Package cards, each with 'More info' and 'Order now', which leads to the ordering site without a postcode (R5.7). */
export const PackageCards = ({ ids }: { ids: readonly PackageId[] }) => (
  <div className={styles.cards}>
    {ids.map((id) => (
      <PackageCard key={id} id={id} />
    ))}
  </div>
)
