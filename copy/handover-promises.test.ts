import { expect, it, test } from 'vitest'
import { company } from '../domain/company/company.ts'
import { type RoomTypeId, roomTypeIds } from '../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../domain/packages/room-tasks.ts'
import type { TaskId } from '../domain/packages/task-ids.ts'
import { cleaningPackages } from './en/cleaning-packages.ts'
import { handoverGroups } from './handover-rows.ts'
import { cleaningPackages as dutchPackages } from './nl/cleaning-packages.ts'

const withWindows = roomTypeIds.filter((room) => room !== 'tr')
/** Bathroom and toilet are tiled down to the floor. */
const withSkirting = roomTypeIds.filter((room) => room !== 'br' && room !== 'tr')

/** The lines of the sheet that are cleaning, each with the rooms it is about and the tasks behind it. */
const cleaning: Record<string, [rooms: readonly RoomTypeId[], tasks: TaskId[]]> = {
  floors: [roomTypeIds, ['vacuum-and-mop-floor', 'vacuum-floor-edges']],
  skirting: [withSkirting, ['wash-skirting-boards', 'wash-doors-and-frames']],
  switches: [roomTypeIds, ['wipe-switches-and-handles']],
  windows: [withWindows, ['inside-windows', 'clean-window-tracks', 'wipe-window-sills']],
  radiators: [roomTypeIds, ['clean-radiators', 'clean-vent-grilles']],
  walls: [roomTypeIds, ['remove-wall-marks', 'remove-adhesive-residue']],
  lamps: [roomTypeIds, ['dust-lamps']],
  cupboards: [['kr'], ['inside-cupboards']],
  fronts: [['kr'], ['degrease-cupboard-fronts', 'clean-kitchen-plinths']],
  hob: [['kr'], ['degrease-hob']],
  oven: [['kr'], ['clean-oven-inside']],
  hood: [['kr'], ['degrease-hood']],
  fridge: [['kr'], ['clean-fridge-inside']],
  dishwasher: [['kr'], ['clean-dishwasher-filter']],
  sink: [['kr'], ['clean-worktop-and-sink', 'descale-kitchen-tap']],
  taps: [['br'], ['descale-taps']],
  screen: [['br'], ['descale-shower-screen']],
  tiles: [['br'], ['scrub-tiles-and-grout']],
  mould: [['br'], ['treat-mould-spots']],
  basin: [['br'], ['clean-basin-and-mirror', 'inside-bathroom-cabinet']],
  drains: [['br'], ['clear-drain-strainers']],
  bowl: [['tr'], ['descale-toilet-bowl']],
  seat: [['tr'], ['clean-toilet-hinges-and-base']],
  wardrobes: [['sk'], ['inside-wardrobes']],
  'meter-cupboard': [['hg'], ['clean-meter-cupboard']],
  balcony: [['or'], ['sweep-balcony']],
  bins: [['kr'], ['clean-waste-bin']],
}

test.each([
  ['en', cleaningPackages, /one or two days before the handover/],
  ['nl', dutchPackages, /een of twee dagen voor de sleuteloverdracht/],
] as const)(
  '%s: a home cleaned two days before the handover is still under guarantee at the inspection',
  (_, packages, advice) => {
    const text = packages.es.description.join(' ')
    expect(text).toMatch(advice)
    expect(text).toContain('{guaranteeDays}')
    expect(company.facts.guaranteeDays.value).toBeGreaterThan(2)
  },
)

const rows = handoverGroups.flatMap((group) => Object.keys(group.rows))

it.each(Object.entries(cleaning))(
  'the line “%s” of the handover sheet is on the end-of-tenancy list',
  (id, [rooms, tasks]) => {
    expect(rows).toContain(id)
    for (const room of rooms) expect(roomTasks.es[room], room).toEqual(expect.arrayContaining(tasks))
  },
)
