interface IconProps {
  /** One of the constants in `icons.ts`. */
  shape: string
  /** Width and height in pixels. */
  size?: number
  /** Line width in units of the icon's view box, which is 24 wide. */
  strokeWidth?: number
  className?: string
}

/** A decorative icon: hidden from screen readers. Use it beside a text or in a control with a label. */
export const Icon = ({ shape, size = 24, strokeWidth = 2, className }: IconProps) => (
  <svg className={className} width={size} viewBox="0 0 24 24" strokeWidth={strokeWidth} aria-hidden="true">
    <path d={shape} />
  </svg>
)
