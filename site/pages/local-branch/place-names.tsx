import styles from './place-names.module.css'

/** A section with a list of place names that wraps like text. */
export const PlaceNames = ({ heading, intro, items }: { heading: string; intro: string; items: readonly string[] }) => (
  <section>
    <h2 className={styles.heading}>{heading}</h2>
    <p>{intro}</p>
    <ul className={styles.names}>
      {items.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
)
