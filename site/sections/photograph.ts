import { language } from '#copy/language.ts'
import { companyWords } from '../../copy/company-words.ts'
import type { PhotographName } from '../../domain/company/photographs.ts'
import clean from '../../ui/home-form/dirt-1.svg'
import dirty from '../../ui/home-form/dirt-3.svg'
import van from '../illustrations/partner.svg'
import whoWeAre from '../illustrations/who-we-are.svg'

/** The drawings in the places of photographs that a company does not have. */
const drawings: Record<PhotographName, string> = {
  'who-we-are': whoWeAre,
  team: van,
  'hob-before': dirty,
  'hob-after': clean,
}

const words = companyWords(language).photographs
const own = import.meta.glob<string>('#company/pictures/*.jpg', { eager: true, import: 'default', query: '?url' })

/** An `<img>` of the company's own photograph; without one, of a drawing, which says nothing that the words do not. */
export function photograph(name: PhotographName): { src: string; alt: string } {
  const [, src] = Object.entries(own).find(([file]) => file.endsWith(`/${name}.jpg`)) ?? []
  return src ? { src, alt: words?.[name] ?? '' } : { src: drawings[name], alt: '' }
}
