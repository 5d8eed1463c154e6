import type { RoomTasks, TaskId } from './task-ids.ts'

const dry: readonly TaskId[] = ['remove-cobwebs', 'dust-lamps', 'clean-radiators']
const wet: readonly TaskId[] = [
  'inside-windows',
  'wipe-window-sills',
  'wash-doors-and-frames',
  'wipe-switches-and-handles',
]
const floor: readonly TaskId[] = ['wash-skirting-boards', 'vacuum-floor-edges', 'vacuum-and-mop-floor']

/** Moving: an empty home made ready to unpack and sleep in the same evening. Each list is in working order. */
export const moveCleaningTasks: RoomTasks = {
  br: [
    'remove-cobwebs',
    'dust-lamps',
    'clean-vent-grilles',
    'inside-windows',
    'descale-taps',
    'descale-shower-screen',
    'scrub-shower-and-bath',
    'inside-bathroom-cabinet',
    'clean-basin-and-mirror',
    'descale-toilet-bowl',
    'disinfect-toilet',
    'clean-radiators',
    'wash-doors-and-frames',
    'wipe-switches-and-handles',
    'clear-drain-strainers',
    'vacuum-floor-edges',
    'vacuum-and-mop-floor',
  ],
  kr: [
    'remove-cobwebs',
    'dust-lamps',
    'inside-windows',
    'degrease-cupboard-tops',
    'inside-cupboards',
    'degrease-hood',
    'degrease-hob',
    'clean-fridge-inside',
    'degrease-cupboard-fronts',
    'clean-appliance-fronts',
    'clean-worktop-and-sink',
    'descale-taps',
    'wash-doors-and-frames',
    'wipe-switches-and-handles',
    'clean-kitchen-plinths',
    'vacuum-floor-edges',
    'vacuum-and-mop-floor',
  ],
  tr: [
    'remove-cobwebs',
    'dust-lamps',
    'descale-toilet-bowl',
    'clean-toilet-hinges-and-base',
    'disinfect-toilet',
    'clean-hand-basin',
    'wash-doors-and-frames',
    'wipe-switches-and-handles',
    'vacuum-floor-edges',
    'vacuum-and-mop-floor',
  ],
  or: [...dry, 'wipe-empty-shelves', ...wet, ...floor],
  sk: [...dry, 'inside-wardrobes', ...wet, ...floor],
  hg: [...dry, 'inside-wardrobes', 'clean-meter-cupboard', ...wet, 'wipe-banister', 'vacuum-stairs', ...floor],
  wk: [...dry, 'inside-cupboards', ...wet, ...floor],
}
