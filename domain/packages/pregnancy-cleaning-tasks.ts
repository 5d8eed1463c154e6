import type { RoomTasks, TaskId } from './task-ids.ts'

const before: readonly TaskId[] = ['choose-mild-products', 'ventilate-while-working']
const dry: readonly TaskId[] = ['remove-cobwebs', 'clean-vent-grilles', 'damp-dust-surfaces']
const end: readonly TaskId[] = ['wipe-switches-and-handles', 'vacuum-and-mop-floor']
const floor: readonly TaskId[] = ['clean-behind-light-furniture', 'vacuum-and-mop-floor']

/**
 * Pregnancy: no chlorine, solvents or strong scents. We take over work on ladders and on the knees. Each list is in
 * working order.
 */
export const pregnancyCleaningTasks: RoomTasks = {
  br: [
    ...before,
    'remove-cobwebs',
    'clean-vent-grilles',
    'descale-mildly',
    'clean-basin-and-mirror',
    'wipe-shower-and-bath',
    'clean-toilet-mildly',
    'clear-drain-strainers',
    ...end,
  ],
  kr: [
    ...before,
    ...dry,
    'degrease-mildly',
    'clean-fridge-mildly',
    'clean-worktop-and-sink',
    'clean-waste-bin',
    ...end,
  ],
  tr: [...before, 'remove-cobwebs', 'clean-hand-basin', 'clean-toilet-mildly', ...end],
  or: [...before, ...dry, 'wipe-nursery-furniture', 'wipe-window-sills', 'wipe-switches-and-handles', ...floor],
  sk: [
    ...before,
    ...dry,
    'dust-wardrobe-tops',
    'wipe-window-sills',
    'vacuum-mattress',
    'change-bed-linen',
    'clean-under-bed',
    'wipe-switches-and-handles',
    ...floor,
  ],
  hg: [
    ...before,
    ...dry,
    'wipe-banister',
    'wipe-switches-and-handles',
    'vacuum-stairs',
    'vacuum-doormat',
    'vacuum-and-mop-floor',
  ],
  wk: [...before, ...dry, 'wipe-window-sills', 'vacuum-upholstery', 'wipe-switches-and-handles', ...floor],
}
