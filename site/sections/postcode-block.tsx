import styles from './postcode-block.module.css'
import { PostcodeFormIsland } from './postcode-form-island.tsx'

/** The postcode block of home and CMS pages, a line high (R3.5). */
export const PostcodeBlock = () => (
  <section className={`wrap screen ${styles.block}`}>
    <PostcodeFormIsland slim />
  </section>
)
