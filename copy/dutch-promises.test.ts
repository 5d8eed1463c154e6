import { describe, expect, it } from 'vitest'
import { type ExtraId, extraIds } from '../domain/estimate/extras.ts'
import { mostRooms } from '../domain/estimate/rooms.ts'
import { includedExtras } from '../domain/estimate/work.ts'
import { packageIds } from '../domain/packages/cleaning-packages.ts'
import { roomTypeIds } from '../domain/packages/room-types.ts'
import { cleaningPackages } from './nl/cleaning-packages.ts'
import { cleaningQualitySystem } from './nl/cleaning-quality-system.ts'
import { cleaningServices } from './nl/cleaning-services.ts'
import { estimateDesk } from './nl/estimate-desk.ts'
import { packagePage } from './nl/package-page.ts'

const words: Record<ExtraId, RegExp> = {
  oven: /oven/i,
  fridge: /koelkast/i,
  cupboards: /keukenkastjes/i,
  wardrobes: /kledingkasten/i,
  windows: /ramen/i,
  upholstery: /bank en stoelen/i,
}

/** The extras that the first sentence with "bijboeken" on a package page offers. */
function offered(paragraphs: string[]): ExtraId[] {
  const sentence = paragraphs.join(' ').match(/[^.?]*\b(?:bijboeken|bij te boeken)\b[^.]*/i)?.[0] ?? ''
  return extraIds.filter((id) => words[id].test(sentence))
}

describe('figures in the Dutch copy match the data', () => {
  it('seven packages, seven types of room, six extras, 40 rooms', () => {
    expect(cleaningServices.lead).toContain('Zeven pakketten')
    expect(packageIds).toHaveLength(7)
    expect(packagePage.rooms.total).toContain('zeven soorten ruimtes')
    expect(roomTypeIds).toHaveLength(7)
    expect(JSON.stringify(cleaningQualitySystem)).toContain('Zes extra’s')
    expect(extraIds).toHaveLength(6)
    expect(estimateDesk.result.tooMany).toContain(`${mostRooms} ruimtes`)
  })

  it.each(['gs', 'ls', 'vs', 'zs'] as const)('%s offers only extras that it does not include', (id) => {
    const extras = offered(cleaningPackages[id].description)
    expect(extras).not.toEqual([])
    expect(extras.filter((extra) => includedExtras(id).includes(extra))).toEqual([])
  })

  it('deep cleaning offers every extra', () => {
    expect(offered(cleaningPackages.gs.description)).toEqual([...extraIds])
  })
})
