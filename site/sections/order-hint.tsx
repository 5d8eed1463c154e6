import { home as words } from '#copy/home.ts'
import styles from './order-hint.module.css'

/** What the buttons below open, for who fears to be bound by pressing them. */
export const OrderHint = () => <p className={styles.hint}>{words.packages.orderHint}</p>
