import type { RoomTasks } from './task-ids.ts'

/** Cleaning per hour: the customer sets the priorities. These lists are the order we suggest until the time is up. */
export const hourlyCleaningTasks: RoomTasks = {
  br: [
    'set-priorities',
    'clean-basin-and-mirror',
    'wipe-shower-and-bath',
    'clean-toilet-daily',
    'vacuum-and-mop-floor',
  ],
  kr: [
    'set-priorities',
    'clean-worktop-and-sink',
    'wipe-hob-and-splashback',
    'clean-appliance-fronts',
    'clean-waste-bin',
    'vacuum-and-mop-floor',
  ],
  tr: ['set-priorities', 'clean-hand-basin', 'clean-toilet-daily', 'wipe-switches-and-handles', 'vacuum-and-mop-floor'],
  or: ['set-priorities', 'dust-surfaces', 'wipe-window-sills', 'vacuum-and-mop-floor'],
  sk: ['set-priorities', 'dust-surfaces', 'change-bed-linen', 'vacuum-and-mop-floor'],
  hg: [
    'set-priorities',
    'dust-surfaces',
    'wipe-switches-and-handles',
    'vacuum-stairs',
    'vacuum-doormat',
    'vacuum-and-mop-floor',
  ],
  wk: ['set-priorities', 'dust-surfaces', 'dust-electronics', 'wipe-window-sills', 'vacuum-and-mop-floor'],
}
