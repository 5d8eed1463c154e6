import styles from './skip-link.module.css'

/**
 * The first link of a page, which leads past the navigation to the element `content`. It shows once it has the focus.
 */
export const SkipLink = ({ text }: { text: string }) => (
  <a className={styles.link} href="#content">
    {text}
  </a>
)
