import { language } from '#copy/language.ts'
import { localBranch as words } from '#copy/local-branch.ts'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import { useFrame } from '../frame/frame-context.ts'
import hengelo from '../illustrations/hengelo.svg'
import { Callout } from '../sections/callout.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { PlaceNames } from '../sections/place-names.tsx'
import { Prose } from '../sections/prose.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './local-branch.module.css'

/** The branch in Hengelo: ordered on the Dutch site, told about on both. */
export default function LocalBranchPage() {
  const { twinHref } = useFrame()
  const { orderHere, districts, nearby } = words
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={hengelo} />
      <div className={`wrap ${styles.order}`}>
        <Callout heading={orderHere.heading} text={orderHere.text}>
          {language === 'nl' ? <PostcodeForm /> : <ButtonLink href={twinHref}>{orderHere.button}</ButtonLink>}
        </Callout>
      </div>
      <div className={`wrap ${styles.places}`}>
        <PlaceNames {...districts} />
        <PlaceNames {...nearby} />
      </div>
      <Prose sections={words.sections} />
    </>
  )
}
