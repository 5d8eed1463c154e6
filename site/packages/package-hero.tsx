import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { FactText } from '../../ui/components/fact-text.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import type { PackageData, PackagePageId } from '../page-data/package-data.ts'
import { Breadcrumb } from '../sections/breadcrumb.tsx'
import { ConsumerBox } from './consumer-box.tsx'
import { PackageDescription } from './package-description.tsx'
import styles from './package-hero.module.css'
import { Tags } from './tags.tsx'

/**
 * The top of every package page: title and tags, consumer box, illustration, bullet list and description (R4.2, R4.3).
 */
export const PackageHero = ({ page, ...data }: { page: PackagePageId } & PackageData) => (
  <div className="wrap">
    <Breadcrumb />
    <div className={styles.hero}>
      <div>
        <Title page={page} />
      </div>
      <div className={styles.side}>
        <ConsumerBox {...data} />
        <Picture page={page} />
      </div>
      <div className={styles.text}>
        <BulletPoints page={page} />
        <PackageDescription page={page} />
      </div>
    </div>
  </div>
)

function Title({ page }: { page: PackagePageId }) {
  const { title, shortDescription, tags } = cleaningPackages[page]
  return (
    <>
      <h1>{typeset(title)}</h1>
      <p className="lead">{shortDescription}</p>
      <Tags tags={tags} />
    </>
  )
}

const Picture = ({ page }: { page: PackagePageId }) => (
  <img
    className={`screen ${styles.picture}`}
    src={packageIllustrations[page]}
    width="400"
    height="300"
    alt=""
    loading="lazy"
  />
)

const BulletPoints = ({ page }: { page: PackagePageId }) => (
  <>
    <h2>{cleaningServices.packagePage.bulletsHeading}</h2>
    <ul className={styles.points}>
      {cleaningPackages[page].bulletPoints.map((point) => (
        <li key={point}>
          <FactText text={point} />
        </li>
      ))}
    </ul>
  </>
)
