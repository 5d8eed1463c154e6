import type { ExtraId } from '../../../domain/estimate/rooms.ts'

/** What the server says on the crew's phone. Placeholders: {visit}, {team}. */
export const crewDay = {
  open: 'Open your day on this phone, also without a network',
  needsScript: 'This page needs JavaScript. Without it, your visits are here:',
  moved: {
    cancel: 'Cancelled',
    withdraw: 'Cancelled: the customer has withdrawn from the order',
    visit: 'Moved to {visit}',
    team: 'Moved to another team',
  },
  bring: {
    oven: 'Oven cleaner and scraper',
    fridge: 'Mild cleaner and dry cloths',
    cupboards: 'Stepladder',
    wardrobes: 'Stepladder',
    windows: 'Squeegee and stepladder',
    upholstery: 'Upholstery nozzle',
  } satisfies Record<ExtraId, string>,
}
