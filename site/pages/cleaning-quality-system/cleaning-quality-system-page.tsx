import { cleaningQualitySystem as words } from '#copy/cleaning-quality-system.ts'
import cloths from '../../illustrations/cloths.svg'
import inspection from '../../illustrations/inspection.svg'
import whoWeAre from '../../illustrations/who-we-are.svg'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartPicture } from '../../sections/part-picture.tsx'
import { photograph } from '../../sections/photograph.ts'
import { Prose } from '../../sections/prose.tsx'
import styles from './before-and-after.module.css'

/** A kitchen as the team finds it and as it leaves it. */
const BeforeAndAfter = () => (
  <div className={styles.pair}>
    {(['before', 'after'] as const).map((when) => {
      const { src, alt } = photograph(`hob-${when}`)
      return (
        <figure key={when}>
          <img src={src} width="640" height="400" alt={alt} loading="lazy" />
          <figcaption>{words.hob[when]}</figcaption>
        </figure>
      )
    })}
  </div>
)

const asides = {
  'walk-through': <PartPicture src={whoWeAre} />,
  'working-order': <BeforeAndAfter />,
  hygiene: <PartPicture src={cloths} />,
}

/** How we make sure that a home is really clean. */
export default function CleaningQualitySystemPage() {
  return (
    <>
      <PageHeader words={words} picture={inspection} />
      {/* The only list on this page is a sequence of steps. */}
      <Prose sections={words.sections} asides={asides} ordered />
    </>
  )
}
