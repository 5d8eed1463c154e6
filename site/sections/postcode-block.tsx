import { home as words } from '#copy/home.ts'
import { ServerPart } from '../../ui/server-part.tsx'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import styles from './postcode-block.module.css'

/** The postcode form in a band of its own. */
export const PostcodeBlock = () => (
  <section className={`later wrap ${styles.block}`}>
    <ServerPart kept={['postcode-block']}>{import.meta.env.SSR && <Invitation />}</ServerPart>
    <PostcodeForm />
  </section>
)

const Invitation = () => (
  <>
    <h2>{words.postcode.title}</h2>
    <p>{words.postcode.text}</p>
  </>
)
