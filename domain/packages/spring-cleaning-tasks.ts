import type { RoomTasks, TaskId } from './task-ids.ts'

const start: readonly TaskId[] = ['remove-cobwebs', 'dust-lamps', 'clean-vent-grilles']
const dry: readonly TaskId[] = [
  'remove-cobwebs',
  'dust-lamps',
  'dust-curtain-rails',
  'clean-vent-grilles',
  'dust-surfaces',
]
const windows: readonly TaskId[] = ['inside-windows', 'clean-window-tracks', 'wipe-window-sills']
const wet: readonly TaskId[] = ['clean-radiators', ...windows]

/**
 * Spring cleaning: after a winter with closed windows, what matters is light, air, textiles and everything above eye
 * level. Each list is in working order.
 */
export const springCleaningTasks: RoomTasks = {
  br: [
    'remove-cobwebs',
    'clean-vent-grilles',
    ...windows,
    'descale-taps',
    'descale-shower-screen',
    'treat-mould-spots',
    'inside-bathroom-cabinet',
    'clean-basin-and-mirror',
    'wipe-shower-and-bath',
    'clean-toilet-daily',
    'clear-drain-strainers',
    'vacuum-and-mop-floor',
  ],
  kr: [
    ...start,
    'degrease-cupboard-tops',
    ...windows,
    'clean-fridge-inside',
    'degrease-hood',
    'wipe-hob-and-splashback',
    'degrease-cupboard-fronts',
    'clean-worktop-and-sink',
    'clean-dishwasher-filter',
    'vacuum-and-mop-floor',
  ],
  tr: [...start, 'clean-hand-basin', 'clean-toilet-daily', 'vacuum-and-mop-floor'],
  or: [...dry, ...wet, 'clean-behind-light-furniture', 'vacuum-and-mop-floor'],
  sk: [...dry, 'dust-wardrobe-tops', ...wet, 'vacuum-mattress', 'clean-under-bed', 'vacuum-and-mop-floor'],
  hg: [...dry, 'clean-coat-rack', ...wet, 'vacuum-stairs', 'vacuum-doormat', 'vacuum-and-mop-floor'],
  wk: [
    ...dry,
    'dust-bookshelves',
    'dust-blinds',
    ...wet,
    'vacuum-upholstery',
    'clean-behind-light-furniture',
    'vacuum-and-mop-floor',
  ],
}
