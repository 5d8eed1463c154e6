import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { colours } from '../../domain/company/colours.ts'
import { company } from '../../domain/company/company.ts'

const icon = (size: number, name: string, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** `/manifest.webmanifest`: how a phone shows the site when it is added to the home screen. */
export const webManifest = {
  id: '/',
  name: company.brand,
  short_name: company.brand,
  description: home.metaDescription,
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: colours.paper.light,
  theme_color: colours.green.light,
  icons: [
    icon(192, 'icon-192'),
    icon(512, 'icon-512'),
    icon(512, 'icon-maskable-512', 'maskable'),
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
}
