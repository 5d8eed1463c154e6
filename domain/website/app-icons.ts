const icon = (size: number, name: string, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons of a web app manifest: the company's logo, as the build draws it for each app. */
export const appIcons = [
  icon(192, 'icon-192'),
  icon(512, 'icon-512'),
  icon(512, 'icon-maskable-512', 'maskable'),
  { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]
