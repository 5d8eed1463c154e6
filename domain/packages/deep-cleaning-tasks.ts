import type { RoomTasks, TaskId } from './task-ids.ts'

const start: readonly TaskId[] = ['remove-cobwebs', 'dust-lamps']
const dry: readonly TaskId[] = [...start, 'dust-surfaces']
const woodwork: readonly TaskId[] = ['wash-doors-and-frames', 'wipe-switches-and-handles']
const wet: readonly TaskId[] = ['clean-radiators', 'wipe-window-sills', ...woodwork]
const floor: readonly TaskId[] = ['wash-skirting-boards', 'clean-behind-light-furniture', 'vacuum-and-mop-floor']

/**
 * Deep cleaning: a furnished, lived-in home, and the dirt that weekly cleaning misses. Each list is in working order.
 */
export const deepCleaningTasks: RoomTasks = {
  br: [
    ...start,
    'clean-vent-grilles',
    'descale-taps',
    'descale-shower-screen',
    'scrub-tiles-and-grout',
    'scrub-shower-and-bath',
    'clean-basin-and-mirror',
    'outside-bathroom-cabinet',
    'descale-toilet-bowl',
    'clean-radiators',
    ...woodwork,
    'clear-drain-strainers',
    'vacuum-and-mop-floor',
  ],
  kr: [
    ...start,
    'degrease-cupboard-tops',
    'degrease-hood',
    'degrease-hob',
    'degrease-cupboard-fronts',
    'clean-appliance-fronts',
    'descale-kitchen-tap',
    'clean-worktop-and-sink',
    'clean-waste-bin',
    'wipe-window-sills',
    ...woodwork,
    'clean-kitchen-plinths',
    'vacuum-and-mop-floor',
  ],
  tr: [
    ...start,
    'clean-hand-basin',
    'descale-toilet-bowl',
    'clean-toilet-hinges-and-base',
    'wash-toilet-walls',
    ...woodwork,
    'vacuum-and-mop-floor',
  ],
  or: [...dry, ...wet, ...floor],
  sk: [...dry, 'dust-wardrobe-tops', ...wet, 'clean-under-bed', ...floor],
  hg: [...dry, 'clean-coat-rack', ...wet, 'wipe-banister', 'vacuum-stairs', ...floor],
  wk: [...dry, 'dust-bookshelves', 'dust-electronics', ...wet, ...floor],
}
