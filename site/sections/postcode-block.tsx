import { home as words } from '#copy/home.ts'
import styles from './postcode-block.module.css'
import { PostcodeFormIsland } from './postcode-form-island.tsx'

/** A section with the postcode form (R3.5). */
export const PostcodeBlock = () => (
  <section className={`wrap screen ${styles.block}`}>
    <div>
      <h2>{words.postcode.title}</h2>
      <p>{words.postcode.text}</p>
    </div>
    <PostcodeFormIsland />
  </section>
)
