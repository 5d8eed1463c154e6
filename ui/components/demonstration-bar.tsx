import styles from './demonstration-bar.module.css'

interface DemonstrationBarProps {
  text: string
  /** The words of the link, and the page that lists what is not confirmed. */
  link: string
  href: string
}

/** Says once a page that the company, its prices and its promises are samples (R1.5). */
export const DemonstrationBar = ({ text, link, href }: DemonstrationBarProps) => (
  <p className={styles.bar} data-demonstration="">
    <span className="wrap">
      {text} <a href={href}>{link}</a>
    </span>
  </p>
)
