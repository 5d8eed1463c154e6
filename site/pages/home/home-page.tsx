import { home as words } from '#copy/home.ts'
import { layout } from '#copy/layout.ts'
import type { EstimateSummary } from '../../../domain/estimate/summary.ts'
import type { PackageId } from '../../../domain/packages/cleaning-packages.ts'
import type { Ratings } from '../../../domain/reviews/shown-reviews.ts'
import type { PriceExample } from '../../page-data/price-example.ts'
import { href } from '../../page-data/site-links.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { PostcodeBlock } from '../../sections/postcode-block.tsx'
import { Question } from '../../sections/question.tsx'
import { RatingsBlock } from '../../sections/ratings-block.tsx'
import { Section } from '../../sections/section.tsx'
import { VisitVideo } from '../../sections/visit-video.tsx'
import { WhoWeAre } from '../../sections/who-we-are.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { PackageCards } from './package-cards.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

interface HomeProps {
  ratings: Ratings
  examples: Readonly<Partial<Record<PackageId, PriceExample | undefined>>>
  /** An example of an estimate; undefined without a tariff. */
  estimate?: EstimateSummary | undefined
}

/** The home page (R3.5). */
export default function HomePage(data: HomeProps) {
  return (
    <>
      <NotFoundNotice />
      <Hero {...data} />
      <PackagesAndRatings {...data} />
      <VisitVideo />
      <PostcodeBlock />
      <WhyChooseUs />
      <WhoWeAre />
    </>
  )
}

/**
 * Tells visitors of a missing page why they are on the home page (R2.6). Styles show it for the fragment `#not-found`,
 * so that caches need only one home page.
 */
const NotFoundNotice = () => (
  <section id="not-found" className={styles.notFound} tabIndex={-1} aria-label={layout.notFound.title}>
    <div className="wrap">
      <strong>{layout.notFound.title}</strong> {layout.notFound.text}{' '}
      <a href={href('customer-service')}>{layout.footer.links['customer-service']}</a>
    </div>
  </section>
)

const PackagesAndRatings = ({ ratings, examples }: HomeProps) => (
  <>
    <Section title={words.packages.title} lead={words.packages.lead}>
      <PackageCards ids={['gs', 'ms']} examples={examples} />
      <CopyLinks links={[{ page: 'cleaning-services', label: words.packages.all }]} />
      <Question />
    </Section>
    <RatingsBlock ratings={ratings} />
  </>
)
