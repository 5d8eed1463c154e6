/**
 * Ids of the seven room types (R4.4): bathroom, kitchen, toilet, other rooms, bedroom, hallway, living room. Their
 * names are copy.
 */
export const roomTypeIds = ['br', 'kr', 'tr', 'or', 'sk', 'hg', 'wk'] as const

export type RoomTypeId = (typeof roomTypeIds)[number]
