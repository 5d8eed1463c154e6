import { home as words } from '#copy/home.ts'
import styles from './postcode-block.module.css'
import { PostcodeFormIsland } from './postcode-form-island.tsx'

/** The postcode form in a section of its own. */
export const PostcodeBlock = () => (
  <section className={`later wrap ${styles.block}`}>
    <div>
      <h2>{words.postcode.title}</h2>
      <p>{words.postcode.text}</p>
    </div>
    <PostcodeFormIsland />
  </section>
)
