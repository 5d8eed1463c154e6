import styles from './place-names.module.css'

/** Names of places, as many as fit on a line. */
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
