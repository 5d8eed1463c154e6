import { palette } from './palette.ts'

/** What a person looks like, the same in every picture and in the video. */
export type Look = {
  skin: string
  hair: string
  style: 'short' | 'bun' | 'bob' | 'curls' | 'cap'
  top: string
  sleeve: string
  sleeveFar: string
  leg: string
  legFar: string
  shoes: string
  collar?: string
  gloves?: string
  longSleeves?: boolean
}

const workClothes = {
  top: palette.green,
  sleeve: '#2A6E5C',
  sleeveFar: '#184B3F',
  leg: '#234B57',
  legFar: '#1B3C46',
  shoes: palette.ink,
  collar: palette.sun,
}

/** First cleaner of the team: dark skin, hair in a bun. */
export const cleaner: Look = { ...workClothes, skin: palette.skinDeep, hair: palette.hairDark, style: 'bun' }

/** Second cleaner of the team: light skin, red hair under a cap. */
export const colleague: Look = { ...workClothes, skin: palette.skinLight, hair: palette.hairRed, style: 'cap' }

/** The client at home. */
export const client: Look = {
  skin: palette.skinWarm,
  hair: palette.hairDark,
  style: 'bob',
  top: palette.brick,
  sleeve: '#D4694F',
  sleeveFar: '#A94532',
  leg: palette.dune,
  legFar: '#CDBB9B',
  shoes: palette.ink,
  longSleeves: true,
}

/** The same person wearing rubber gloves. */
export function gloved(look: Look): Look {
  return { ...look, gloves: palette.sun }
}
