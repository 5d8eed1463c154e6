import { home as words } from '#copy/home.ts'
import { layout } from '#copy/layout.ts'
import type { EstimateSummary } from '../../../domain/estimate/summary.ts'
import type { PackageId } from '../../../domain/packages/cleaning-packages.ts'
import type { Ratings } from '../../../services/reviews/read-review-list.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { FactText } from '../../../ui/components/fact-text.tsx'
import illustration from '../../illustrations/not-found.svg'
import guarantee from '../../illustrations/why-guarantee.svg'
import price from '../../illustrations/why-price.svg'
import team from '../../illustrations/why-team.svg'
import type { PriceExample } from '../../page-data/package-data.ts'
import { href } from '../../page-data/page-facts.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { PostcodeBlock } from '../../sections/postcode-block.tsx'
import { RatingsBlock } from '../../sections/ratings-block.tsx'
import { Section } from '../../sections/section.tsx'
import { VisitVideo } from '../../sections/visit-video.tsx'
import { WhoWeAre } from '../../sections/who-we-are.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { PackageCards } from './package-cards.tsx'
import question from './question.module.css'
import reasons from './why-choose-us.module.css'

interface HomeProps {
  ratings: Ratings
  examples: Readonly<Partial<Record<PackageId, PriceExample | undefined>>>
  /** An example of an estimate; undefined without a tariff. */
  estimate?: EstimateSummary | undefined
}

/** The home page (R3.5). */
export default function HomePage({ ratings, examples, estimate }: HomeProps) {
  return (
    <>
      <MissingPage />
      <Hero ratings={ratings} estimate={estimate} />
      <Section title={words.packages.title} lead={words.packages.lead}>
        <PackageCards ids={['gs', 'ms']} examples={examples} />
        <CopyLinks links={[{ page: 'cleaning-services', label: words.packages.all }]} />
        <Question />
      </Section>
      <RatingsBlock ratings={ratings} />
      <VisitVideo />
      <PostcodeBlock />
      <WhyChooseUs />
      <WhoWeAre />
    </>
  )
}

const ways = ['home', 'cleaning-services', 'faq', 'customer-service'] as const

/**
 * The page of a missing address (R2.6): the fragment `#not-found` shows it instead of all else on the home page, so
 * that caches need only one.
 */
const MissingPage = () => (
  <section id="not-found" className={`wrap ${styles.missing}`} tabIndex={-1}>
    <div>
      <h2>{layout.notFound.title}</h2>
      <p>{layout.notFound.text}</p>
      <CopyLinks links={ways.map((page) => ({ page, label: layout.pageNames[page] }))} />
    </div>
    <img src={illustration} width="640" height="400" alt="" loading="lazy" />
  </section>
)

/** The button "I have a question", which leads to the FAQ (R3.5). */
const Question = () => (
  <p className={question.question}>
    <span>
      <strong>{words.question.title}</strong> {words.question.text}
    </span>
    <ButtonLink variant="secondary" href={href('faq')}>
      {words.question.button}
    </ButtonLink>
  </p>
)

const icons = [price, team, guarantee]

/** Three cards with icon, header and text (R3.5). */
const WhyChooseUs = () => (
  <Section title={words.why.title}>
    <div className={reasons.cards}>
      {words.why.cards.map(({ header, text }, index) => (
        <div key={header} className={reasons.card}>
          <img src={icons[index]} width="160" height="120" alt="" loading="lazy" />
          <h3>{header}</h3>
          <p>
            <FactText text={text} />
            {index === icons.length - 1 && (
              <>
                {' '}
                <a href={`${href('cleaning-quality-system')}#guarantee`}>{words.guarantee}</a>
              </>
            )}
          </p>
        </div>
      ))}
    </div>
  </Section>
)
