interface IconProps {
  /** One of the constants below. */
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

/**
 * Icons with lines 2 units wide in a view box of 24 units. Shapes of Lucide (https://lucide.dev), ISC licence,
 * copyright Lucide contributors; parts of Feather, MIT licence, copyright Cole Bemis. One constant per icon, so that
 * pages only contain the ones they show. Each is the data of one path, so that browsers never parse an icon from markup
 * (Trusted Types).
 */

export const arrowLeftIcon = 'm12 19-7-7 7-7M19 12H5'

export const arrowRightIcon = 'M5 12h14M12 5l7 7-7 7'

export const checkIcon = 'M20 6 9 17l-5-5'

export const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5'

export const menuIcon = 'M4 5h16M4 12h16M4 19h16'

export const pauseIcon =
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z'

/** Drawn by ourselves with few numbers, because every page shows it. */
export const phoneIcon = 'M5 3h4l2 5-3 2a13 13 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z'

export const playIcon = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'

export const printerIcon =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z'

export const searchIcon = 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'

export const starIcon =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

export const crossIcon = 'M18 6 6 18M6 6l12 12'
