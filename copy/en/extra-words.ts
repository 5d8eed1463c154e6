import type { ExtraId } from '../../domain/estimate/rooms.ts'

/** The name of each extra, and what it is. Not in `estimate-desk.ts`: invoices name extras in either language. */
export const extras: Record<ExtraId, { name: string; text: string }> = {
  oven: { name: 'Inside the oven', text: 'Walls, racks, trays and the glass in the door.' },
  fridge: { name: 'Inside the fridge', text: 'Please empty it and defrost the freezer.' },
  cupboards: { name: 'Inside kitchen cupboards', text: 'Please empty them. We wash shelves and drawers.' },
  wardrobes: { name: 'Inside wardrobes', text: 'In every bedroom. Please empty them first.' },
  windows: { name: 'Inside the windows', text: 'Glass, frames and sills, in every room but the toilet.' },
  upholstery: { name: 'Sofa and chairs', text: 'Vacuumed, including under the cushions.' },
}
