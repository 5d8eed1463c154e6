import type { RoomTasks, TaskId } from './task-ids.ts'

const dry: readonly TaskId[] = [
  'first-hepa-vacuum',
  'dust-walls-and-ceiling',
  'dust-lamps',
  'clean-vent-grilles',
  'dust-sockets-dry',
]
const traces: readonly TaskId[] = [
  'remove-film-and-stickers',
  'remove-grout-haze',
  'remove-silicone-smears',
  'remove-paint-splashes',
]
const windows: readonly TaskId[] = ['clear-new-windows', 'wipe-window-sills']
const wet: readonly TaskId[] = [
  'clean-radiators',
  'clear-new-windows',
  'clean-window-tracks',
  'wipe-window-sills',
  'wash-doors-and-frames',
  'remove-paint-splashes',
]
const end: readonly TaskId[] = ['second-hepa-vacuum', 'first-clean-new-floor']
const floor: readonly TaskId[] = ['wash-skirting-boards', ...end]

/**
 * Renovation: building dust is removed dry before any water is used, and twice, because it keeps settling for hours.
 * Each list is in working order.
 */
export const renovationCleaningTasks: RoomTasks = {
  br: [
    ...dry,
    'dust-inside-cupboards',
    ...traces,
    ...windows,
    'clean-basin-and-mirror',
    'wipe-shower-and-bath',
    'clean-toilet-daily',
    'clean-radiators',
    'wash-doors-and-frames',
    'rinse-building-dust-from-drains',
    ...end,
  ],
  kr: [
    ...dry,
    'dust-inside-cupboards',
    ...traces,
    ...windows,
    'clean-appliance-fronts',
    'clean-worktop-and-sink',
    'wash-doors-and-frames',
    'rinse-building-dust-from-drains',
    'clean-kitchen-plinths',
    ...end,
  ],
  tr: [...dry, ...traces, 'clean-hand-basin', 'clean-toilet-daily', 'wash-doors-and-frames', ...end],
  or: [...dry, 'wipe-empty-shelves', ...wet, 'remove-film-and-stickers', ...floor],
  sk: [...dry, 'dust-inside-cupboards', ...wet, 'remove-film-and-stickers', ...floor],
  hg: [...dry, 'clean-meter-cupboard', ...wet, 'clean-front-door-inside', 'wipe-banister', 'vacuum-stairs', ...floor],
  wk: [...dry, 'dust-inside-cupboards', ...wet, 'remove-film-and-stickers', ...floor],
}
