import styles from './check-list.module.css'
import { FactText } from './fact-text.tsx'
import { checkIcon, Icon } from './icon.tsx'

/** A list with a tick before each item. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Icon shape={checkIcon} size={20} strokeWidth={2.5} />
        <span>
          <FactText text={item} />
        </span>
      </li>
    ))}
  </ul>
)
