import { photographs as words } from '#copy/photographs.ts'
import hobAfter from '#photograph/hob-after.jpg'
import hobBefore from '#photograph/hob-before.jpg'
import team from '#photograph/team.jpg'
import whoWeAre from '#photograph/who-we-are.jpg'
import type { PhotographName } from '../../domain/company/photographs.ts'

const addresses: Record<PhotographName, string> = {
  'who-we-are': whoWeAre,
  team,
  'hob-before': hobBefore,
  'hob-after': hobAfter,
}

/** An `<img>` of the company's own photograph; without one, of a drawing, which says nothing that the words do not. */
export function photograph(name: PhotographName): { src: string; alt: string } {
  const src = addresses[name]
  return { src, alt: src.endsWith('.svg') ? '' : (words[name] ?? '') }
}
