import type { RoomTasks, TaskId } from './task-ids.ts'

const start: readonly TaskId[] = ['remove-cobwebs', 'dust-lamps']
const dry: readonly TaskId[] = [...start, 'clean-radiators']
const windows: readonly TaskId[] = ['inside-windows', 'wipe-window-sills']
const woodwork: readonly TaskId[] = ['wash-doors-and-frames', 'wipe-switches-and-handles']
const wet: readonly TaskId[] = [...windows, ...woodwork]
const toilet: readonly TaskId[] = ['descale-toilet-bowl', 'clean-toilet-hinges-and-base', 'disinfect-toilet']
const end: readonly TaskId[] = ['vacuum-floor-edges', 'vacuum-and-mop-floor']
const floor: readonly TaskId[] = ['wash-skirting-boards', ...end]

/** Moving: an empty home made ready to unpack and sleep in the same evening. Each list is in working order. */
export const moveCleaningTasks: RoomTasks = {
  br: [
    ...start,
    'clean-vent-grilles',
    ...windows,
    'descale-taps',
    'descale-shower-screen',
    'scrub-shower-and-bath',
    'inside-bathroom-cabinet',
    'clean-basin-and-mirror',
    'descale-toilet-bowl',
    'disinfect-toilet',
    'clean-radiators',
    ...woodwork,
    'clear-drain-strainers',
    ...end,
  ],
  kr: [
    ...start,
    ...windows,
    'degrease-cupboard-tops',
    'inside-cupboards',
    'degrease-hood',
    'degrease-hob',
    'clean-fridge-inside',
    'degrease-cupboard-fronts',
    'clean-appliance-fronts',
    'descale-kitchen-tap',
    'clean-worktop-and-sink',
    ...woodwork,
    'clean-kitchen-plinths',
    ...end,
  ],
  tr: [...start, 'clean-hand-basin', ...toilet, ...woodwork, ...end],
  or: [...dry, 'wipe-empty-shelves', ...wet, ...floor],
  sk: [...dry, 'inside-wardrobes', ...wet, ...floor],
  hg: [...dry, 'inside-wardrobes', 'clean-meter-cupboard', ...wet, 'wipe-banister', 'vacuum-stairs', ...floor],
  wk: [...dry, 'inside-cupboards', ...wet, ...floor],
}
