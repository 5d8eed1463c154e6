import { startPage as words } from '#copy/start-page.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import styles from './start-page.module.css'

interface StartProps {
  /** The refused postcode, as typed. */
  zipCode: string
  /** The query of what goes along to the ordering site, where there is more than a package. */
  carried?: string
}

/** Without script, shows the postcode form again after an invalid postcode, with the message (R5.8). */
export default function StartPage({ zipCode, carried }: StartProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.introduction}>
        <Breadcrumb />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <PostcodeFormIsland failed={zipCode} carried={carried} />
    </div>
  )
}
