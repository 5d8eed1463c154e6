import logo from '#company/logo.svg'
import { layout as words } from '#copy/layout.ts'
import { company } from '../../domain/company/company.ts'
import { href } from '../page-data/site-links.ts'
import styles from './logo.module.css'

/** Icon and name, linked to the home page. */
export const Logo = () => (
  <a className={styles.logo} href={href('home')} aria-label={words.logoLabel}>
    <img src={logo} width="40" height="40" alt="" fetchPriority="low" />
    <span>{company.brand}</span>
  </a>
)
