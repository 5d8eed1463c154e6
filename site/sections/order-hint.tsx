import { home as words } from '#copy/home.ts'
import styles from './order-hint.module.css'

/** Says what the buttons below open, and that pressing them is not binding. */
export const OrderHint = () => <p className={styles.hint}>{words.packages.orderHint}</p>
