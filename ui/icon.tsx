interface IconProps {
  /** One of `icons.ts`. */
  shape: string
  /** Width in pixels; the height follows from the box. */
  size?: number
  /** Of the lines, in units of the icon's own box of 24. */
  strokeWidth?: number
  className?: string
}

/** An icon beside a text, or in a control that has a name of its own: it says nothing to those who hear the page. */
export const Icon = ({ shape, size = 24, strokeWidth = 2, className }: IconProps) => (
  <svg className={className} width={size} viewBox="0 0 24 24" strokeWidth={strokeWidth} aria-hidden="true">
    <path d={shape} />
  </svg>
)
