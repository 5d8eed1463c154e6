import { Fragment } from 'react'
import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { language } from '#copy/language.ts'
import { priceExamples } from '#copy/price-examples.ts'
import { codeHint } from '../../copy/coverage.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money, typeset } from '../../copy/format/format-work.ts'
import { FactParagraph, FactText } from '../../ui/components/fact-text.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import type { HourlyPrice, PackageData, PackagePageId } from '../page-data/package-data.ts'
import { Breadcrumb } from '../sections/breadcrumb.tsx'
import { PriceFormIsland } from '../sections/price-form-island.tsx'
import consumer from './consumer-box.module.css'
import description from './package-description.module.css'
import styles from './package-hero.module.css'
import { Tags } from './tags.tsx'

/**
 * The top of every package page: title and tags, consumer box, illustration, bullet list and description (R4.2, R4.3).
 */
export function PackageHero({ page, ...data }: { page: PackagePageId } & PackageData) {
  const { title, shortDescription, tags, bulletPoints } = cleaningPackages[page]
  const picture = packageIllustrations[page]
  return (
    <div className="wrap">
      <Breadcrumb />
      <div className={styles.hero}>
        <div>
          <h1>{typeset(title)}</h1>
          <p className="lead">{shortDescription}</p>
          <Tags tags={tags} />
        </div>
        <div className={styles.side}>
          <ConsumerBox {...data} />
          <img className={`screen ${styles.picture}`} src={picture} width="400" height="300" alt="" loading="lazy" />
        </div>
        <div className={styles.text}>
          <h2>{cleaningServices.packagePage.bulletsHeading}</h2>
          <ul className={styles.points}>
            {bulletPoints.map((point) => (
              <li key={point}>
                <FactText text={point} />
              </li>
            ))}
          </ul>
          <PackageDescription page={page} />
        </div>
      </div>
    </div>
  )
}

/** When to choose a package, and below it what it does not include and how to prepare: on a phone at a press. */
function PackageDescription({ page }: { page: PackagePageId }) {
  const { descriptionHeading, descriptionMore } = cleaningServices.packagePage
  const [first, ...others] = cleaningPackages[page].description.map((paragraph) => (
    <FactParagraph key={paragraph} text={paragraph} />
  ))
  return (
    <>
      <h2>{descriptionHeading}</h2>
      {first}
      <details className={`fold ${description.more}`}>
        <summary>{descriptionMore}</summary>
        {others}
      </details>
    </>
  )
}

/** The consumer box: a postcode form that starts an estimate for this page's package (R4.3). */
const ConsumerBox = ({ placeholder, example, estimate }: PackageData) => (
  <section className={`screen ${consumer.box}`}>
    <h2>
      {cleaningServices.packagePage.consumer.heading.split(' ').map((word) => (
        <Fragment key={word}>
          <span className={word.includes('-') ? consumer.whole : undefined}>{word}</span>{' '}
        </Fragment>
      ))}
    </h2>
    {example?.kind === 'hourly' && <p>{typeset(hourlyPrice(example))}</p>}
    <PriceFormIsland placeholder={codeHint(language, placeholder)} example={estimate} />
  </section>
)

/** The price of an hour and the smallest order in one sentence. */
const hourlyPrice = ({ centsPerPersonHour, leastPersonMinutes }: HourlyPrice): string =>
  fill(priceExamples.hourly, { rate: money(centsPerPersonHour), minimum: duration(leastPersonMinutes) })
