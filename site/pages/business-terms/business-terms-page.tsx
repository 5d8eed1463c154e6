import { businessTerms as words } from '#copy/legal/business-terms.ts'
import terms from '../../illustrations/terms.svg'
import { Articles } from '../../sections/articles.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBody } from '../../sections/part-body.tsx'
import { VersionLine } from '../../sections/version-line.tsx'

/** The additional terms for businesses, on a separate page: consumers are shown none of them. */
export default function BusinessTermsPage() {
  return (
    <>
      <PageHeader words={words} picture={terms}>
        <VersionLine date={words.updated} />
      </PageHeader>
      <Articles articles={words.articles} body={(article) => <PartBody {...article} />} end={null} />
    </>
  )
}
