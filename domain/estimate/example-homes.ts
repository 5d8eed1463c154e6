import { type Home, roomsOfHome } from './home.ts'
import type { Room } from './rooms.ts'

/** Six homes of usual sizes, for which an owner sees what another tariff changes (R6.9). */
const exampleFigures: readonly Pick<Home, 'size' | 'bedrooms' | 'bathrooms'>[] = [
  { size: 35, bedrooms: 1, bathrooms: 1 },
  { size: 60, bedrooms: 1, bathrooms: 1 },
  { size: 85, bedrooms: 2, bathrooms: 1 },
  { size: 110, bedrooms: 3, bathrooms: 1 },
  { size: 150, bedrooms: 4, bathrooms: 2 },
  { size: 220, bedrooms: 5, bathrooms: 2 },
]

/** These homes by their figures, with rooms of normal dirt in the proportions of the typical home. */
export const exampleHomes = (typicalHome: readonly Room[]) =>
  exampleFigures.map((figures) => ({
    size: figures.size,
    bedrooms: figures.bedrooms,
    rooms: roomsOfHome({ ...figures, dirt: 2 }, typicalHome, typicalHome),
  }))
