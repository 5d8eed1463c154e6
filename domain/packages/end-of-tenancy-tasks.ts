import type { RoomTasks, TaskId } from './task-ids.ts'

const start: readonly TaskId[] = ['remove-cobwebs', 'dust-lamps', 'clean-vent-grilles']
const dry: readonly TaskId[] = [...start, 'clean-radiators']
const windows: readonly TaskId[] = ['inside-windows', 'clean-window-tracks', 'wipe-window-sills']
const woodwork: readonly TaskId[] = ['wash-doors-and-frames', 'wipe-switches-and-handles']
const traces: readonly TaskId[] = ['remove-wall-marks', 'remove-adhesive-residue']
const wet: readonly TaskId[] = [...windows, ...woodwork, ...traces]
const toilet: readonly TaskId[] = ['descale-toilet-bowl', 'clean-toilet-hinges-and-base', 'disinfect-toilet']
const edges: readonly TaskId[] = ['vacuum-floor-edges', 'vacuum-and-mop-floor']
const end: readonly TaskId[] = ['vacuum-floor-edges', 'scrub-floor-stains', 'vacuum-and-mop-floor']
const floor: readonly TaskId[] = ['wash-skirting-boards', ...end]

/**
 * End of tenancy: an empty home that the landlord inspects, so every trace of the tenant goes. Each list is in working
 * order.
 */
export const endOfTenancyTasks: RoomTasks = {
  br: [
    ...start,
    ...windows,
    'descale-taps',
    'descale-shower-screen',
    'scrub-tiles-and-grout',
    'scrub-shower-and-bath',
    'treat-mould-spots',
    'inside-bathroom-cabinet',
    'clean-basin-and-mirror',
    ...toilet,
    'clean-radiators',
    ...traces,
    ...woodwork,
    'clear-drain-strainers',
    ...edges,
  ],
  kr: [
    ...dry,
    ...windows,
    'degrease-cupboard-tops',
    'inside-cupboards',
    'degrease-hood',
    'degrease-hob',
    'clean-oven-inside',
    'clean-fridge-inside',
    'clean-dishwasher-filter',
    'degrease-cupboard-fronts',
    'clean-appliance-fronts',
    'descale-kitchen-tap',
    'clean-worktop-and-sink',
    'clean-waste-bin',
    ...traces,
    ...woodwork,
    'wash-skirting-boards',
    'clean-kitchen-plinths',
    ...end,
  ],
  tr: [...dry, 'clean-hand-basin', ...toilet, 'wash-toilet-walls', ...traces, ...woodwork, ...edges],
  or: [...dry, ...wet, 'wipe-empty-shelves', 'clean-washing-machine-drawer', 'sweep-balcony', ...floor],
  sk: [...dry, 'inside-wardrobes', ...wet, ...floor],
  hg: [
    ...dry,
    'inside-wardrobes',
    'clean-meter-cupboard',
    ...wet,
    'clean-front-door-inside',
    'wipe-banister',
    'vacuum-stairs',
    ...floor,
  ],
  wk: [...dry, 'inside-cupboards', ...wet, ...floor],
}
