import picture from '#company/branch.svg'
import { language } from '#copy/language.ts'
import { localBranch as words } from '#copy/local-branch.ts'
import { branchCountry } from '../../../domain/company/company.ts'
import { countryOf } from '../../../domain/language.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import { Prose } from '../../sections/prose.tsx'
import styles from './local-branch-page.module.css'
import names from './place-names.module.css'

const isHere = countryOf(language) === branchCountry

/** The company's branch. Both sites have the page, but customers order on the one of its country. */
export default function LocalBranchPage() {
  const { counterpartHref } = usePageFacts()
  const { heading, text, button } = words.orderHere
  return (
    <>
      <PageHeader words={words} picture={picture}>
        <div className={styles.order}>
          <h2>{heading}</h2>
          <p>{text}</p>
          {!isHere && counterpartHref && <ButtonLink href={counterpartHref}>{button}</ButtonLink>}
          {isHere && <PostcodeFormIsland />}
        </div>
      </PageHeader>
      <div className={`wrap ${styles.places}`}>
        <PlaceNames {...words.districts} />
        <PlaceNames {...words.nearby} />
      </div>
      <Prose sections={words.sections} />
    </>
  )
}

/** A section with a list of place names that wraps like text. */
const PlaceNames = ({ heading, intro, items }: { heading: string; intro: string; items: readonly string[] }) => (
  <section>
    <h2 className={names.heading}>{heading}</h2>
    <p>{intro}</p>
    <ul className={names.names}>
      {items.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
)
