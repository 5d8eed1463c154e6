import { Archive, Bath, BedDouble, CookingPot, DoorOpen, Sofa, Toilet } from 'lucide-react'
import type { RoomTypeId } from '../../domain/room-types.ts'

const icons = { br: Bath, kr: CookingPot, tr: Toilet, or: Archive, sk: BedDouble, hg: DoorOpen, wk: Sofa }

/** The sign of a room type; its name stands beside it. */
export function RoomIcon({ room }: { room: RoomTypeId }) {
  const Icon = icons[room]
  return <Icon size={24} strokeWidth={1.75} />
}
