import { describe, expect, it } from 'vitest'
import { type ExtraId, extraIds } from '../domain/estimate/rooms.ts'
import { includedExtras } from '../domain/estimate/work.ts'
import { languages } from '../domain/language.ts'
import { packageIds, roomTypeIds } from '../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../domain/packages/room-tasks.ts'
import { cleaningPackages } from './en/cleaning-packages.ts'
import { cleaningQualitySystem } from './en/cleaning-quality-system.ts'
import { cleaningServices } from './en/cleaning-services.ts'
import { packagePage } from './en/package-page.ts'
import { cleaningPackages as dutchPackages } from './nl/cleaning-packages.ts'
import { cleaningQualitySystem as dutchQualitySystem } from './nl/cleaning-quality-system.ts'
import { cleaningServices as dutchServices } from './nl/cleaning-services.ts'
import { packagePage as dutchPackagePage } from './nl/package-page.ts'

/** Figures in words with the texts that say them, and how the sentence that offers extras names each. */
const said = {
  en: {
    figures: [
      [cleaningServices, 'Seven packages'],
      [packagePage, 'seven types of room'],
      [cleaningQualitySystem, 'six extras'],
    ],
    packages: cleaningPackages,
    offer: /[^.]*\badd\b[^.]*/,
    extras: {
      oven: /oven/,
      fridge: /fridge/,
      cupboards: /cupboards/,
      wardrobes: /wardrobes/,
      windows: /windows/,
      upholstery: /sofa/,
    },
  },
  nl: {
    figures: [
      [dutchServices, 'Zeven pakketten'],
      [dutchPackagePage, 'zeven soorten ruimtes'],
      [dutchQualitySystem, 'Zes extra’s'],
    ],
    packages: dutchPackages,
    offer: /[^.?]*\b(?:bijboeken|bij te boeken)\b[^.]*/i,
    extras: {
      oven: /oven/i,
      fridge: /koelkast/i,
      cupboards: /keukenkastjes/i,
      wardrobes: /kledingkasten/i,
      windows: /ramen/i,
      upholstery: /bank en stoelen/i,
    },
  },
} as const

describe.each(languages)('figures in the copy match the data (%s)', (language) => {
  const { figures, packages, offer, extras } = said[language]
  /** The extras that the first sentence with an offer on a package page names. */
  function offered(id: keyof typeof packages): ExtraId[] {
    const sentence = packages[id].description.join(' ').match(offer)?.[0] ?? ''
    return extraIds.filter((extra) => extras[extra].test(sentence))
  }

  it('seven packages, seven types of room, six extras', () => {
    expect([packageIds.length, roomTypeIds.length, extraIds.length]).toEqual([7, 7, 6])
    for (const [text, figure] of figures) expect(JSON.stringify(text)).toContain(figure)
  })

  it.each(['gs', 'ls', 'vs', 'zs'] as const)('%s offers only extras that it does not include', (id) => {
    expect(offered(id)).not.toEqual([])
    expect(offered(id).filter((extra) => includedExtras(id).includes(extra))).toEqual([])
  })

  it('deep cleaning includes no extras and offers all of them', () => {
    expect(includedExtras('gs')).toEqual([])
    expect(offered('gs')).toEqual([...extraIds])
  })
})

it('spring cleaning includes neither tiles nor doors, as its page says', () => {
  expect(cleaningPackages.ls.description.join(' ')).toContain('doesn’t include scrubbing tiles or washing doors')
  const tasks = Object.values(roomTasks.ls).flat()
  expect(tasks).not.toContain('scrub-tiles-and-grout')
  expect(tasks).not.toContain('wash-doors-and-frames')
})
