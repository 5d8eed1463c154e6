import { startPage as words } from '#copy/start-page.ts'
import type { DataOf } from '../../page-data/page-data.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import styles from './start-page.module.css'

/** Without script, shows the postcode form again after an invalid postcode, with the message (R5.8). */
export default function StartPage({ data }: { data: DataOf<'start'> }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.introduction}>
        <Introduction />
      </div>
      <PostcodeFormIsland failed={data.zipCode} carried={data.carried} />
    </div>
  )
}

const Introduction = () => (
  <>
    <Breadcrumb />
    <h1>{words.title}</h1>
    <p className="lead">{words.lead}</p>
  </>
)
