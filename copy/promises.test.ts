import { describe, expect, it } from 'vitest'
import { type ExtraId, extraIds } from '../domain/estimate/extras.ts'
import { mostRooms } from '../domain/estimate/rooms.ts'
import { includedExtras } from '../domain/estimate/work.ts'
import { packageIds } from '../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../domain/packages/room-tasks.ts'
import { roomTypeIds } from '../domain/packages/room-types.ts'
import { cleaningPackages } from './en/cleaning-packages.ts'
import { cleaningQualitySystem } from './en/cleaning-quality-system.ts'
import { cleaningServices } from './en/cleaning-services.ts'
import { estimateDesk } from './en/estimate-desk.ts'
import { packagePage } from './en/package-page.ts'

const words: Record<ExtraId, RegExp> = {
  oven: /oven/,
  fridge: /fridge/,
  cupboards: /cupboards/,
  wardrobes: /wardrobes/,
  windows: /windows/,
  upholstery: /sofa/,
}

/** The extras that the first sentence with "add" on a package page offers. */
function offered(paragraphs: string[]): ExtraId[] {
  const sentence = paragraphs.join(' ').match(/[^.]*\badd\b[^.]*/)?.[0] ?? ''
  return extraIds.filter((id) => words[id].test(sentence))
}

describe('figures in the English copy match the data', () => {
  it('seven packages, seven types of room, six extras, 40 rooms', () => {
    expect(cleaningServices.lead).toContain('Seven packages')
    expect(packageIds).toHaveLength(7)
    expect(packagePage.rooms.total).toContain('seven types of room')
    expect(roomTypeIds).toHaveLength(7)
    expect(JSON.stringify(cleaningQualitySystem)).toContain('six extras')
    expect(extraIds).toHaveLength(6)
    expect(estimateDesk.result.tooMany).toContain(`${mostRooms} rooms`)
  })

  it.each(['gs', 'ls', 'vs', 'zs'] as const)('%s offers only extras that it does not include', (id) => {
    const extras = offered(cleaningPackages[id].description)
    expect(extras).not.toEqual([])
    expect(extras.filter((extra) => includedExtras(id).includes(extra))).toEqual([])
  })

  it('deep cleaning includes no extras and offers all of them', () => {
    expect(includedExtras('gs')).toEqual([])
    expect(offered(cleaningPackages.gs.description)).toEqual([...extraIds])
  })

  it('spring cleaning includes neither tiles nor doors, as its page says', () => {
    expect(cleaningPackages.ls.description.join(' ')).toContain('doesn’t include scrubbing tiles or washing doors')
    const tasks = Object.values(roomTasks.ls).flat()
    expect(tasks).not.toContain('scrub-tiles-and-grout')
    expect(tasks).not.toContain('wash-doors-and-frames')
  })
})
