import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  /** `danger` ends something; beside it stands what keeps it. */
  variant?: 'primary' | 'secondary' | 'danger'
  small?: boolean
}

const classes = ({ variant = 'primary', small }: Look) =>
  [styles.button, styles[variant], small && styles.small].filter(Boolean).join(' ')

/** A button. Its `type` is `button` by default. */
export const Button = ({ variant, small, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} className={classes({ ...(variant && { variant }), ...(small && { small }) })} />
)

/**
 * A link that looks like a button.
 * @param about what the link is about, if several links have the same text. Only screen readers get it, after the text.
 */
export const ButtonLink = ({
  variant,
  small,
  about,
  children,
  ...props
}: ComponentProps<'a'> & { href: string; about?: string } & Look) => (
  <a {...props} className={classes({ ...(variant && { variant }), ...(small && { small }) })}>
    {children}
    {about && <span className="visually-hidden"> {about}</span>}
  </a>
)
