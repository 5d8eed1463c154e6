import styles from './button.module.css'
import './print-button.css'
import type { ComponentProps } from 'react'
import { useModule } from '../document/page-modules.ts'

interface ButtonStyle {
  /** `danger` ends something; a button beside it keeps it. */
  variant?: 'primary' | 'secondary' | 'danger'
  small?: boolean
}

const classes = ({ variant = 'primary', small }: ButtonStyle) =>
  [styles.button, styles[variant], small && styles.small].filter(Boolean).join(' ')

/** A button. Its `type` is `button` by default. */
export const Button = ({ variant, small, ...props }: ComponentProps<'button'> & ButtonStyle) => (
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
}: ComponentProps<'a'> & { href: string; about?: string } & ButtonStyle) => (
  <a {...props} className={classes({ ...(variant && { variant }), ...(small && { small }) })}>
    {children}
    {about && <span className="visually-hidden"> {about}</span>}
  </a>
)

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Id of the element to print. Without it, the whole page is printed. */
  part?: string
}

/**
 * Prints the page or a part of it. Hidden in print and without script, where visitors print from the browser's menu.
 */
export function PrintButton({ part = '', ...props }: PrintButtonProps) {
  useModule('print')
  return <Button {...props} data-on-click="print" data-prints={part} />
}

/** Carries the fields of a form on to the next one. */
export const HiddenFields = ({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field may occur twice with one value, and the list never changes
    <input key={index} type="hidden" name={name} defaultValue={value} />
  ))
