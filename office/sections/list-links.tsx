import styles from './list-links.module.css'

/** Links to the lists of a page, the one that is shown marked. @param label what they choose between */
export const ListLinks = ({
  label,
  links,
}: {
  label: string
  links: readonly { href: string; text: string; current: boolean }[]
}) => (
  <nav aria-label={label}>
    <ul className={styles.lists}>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
