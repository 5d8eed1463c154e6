import { FactText } from './fact-text.tsx'
import styles from './plain-list.module.css'

/** A list in running text, with dots or numbers. */
export const PlainList = ({ items, ordered }: { items: readonly string[]; ordered?: boolean | undefined }) => {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <FactText text={item} />
        </li>
      ))}
    </List>
  )
}
