import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'secondary'
  small?: boolean
}

const classes = ({ variant = 'primary', small }: Look) =>
  [styles.button, styles[variant], small && styles.small].filter(Boolean).join(' ')

/** A button of the site. `type` is `button` unless said otherwise. */
export const Button = ({ variant, small, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} className={classes({ ...(variant && { variant }), ...(small && { small }) })} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ variant, small, ...props }: ComponentProps<'a'> & { href: string } & Look) => (
  <a {...props} className={classes({ ...(variant && { variant }), ...(small && { small }) })} />
)
