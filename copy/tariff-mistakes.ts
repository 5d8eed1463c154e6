import { dirtLevels } from '../domain/estimate/rooms.ts'
import type { TariffMistake, TariffProblem } from '../domain/estimate/tariff-check.ts'
import { roomTypeIds } from '../domain/packages/cleaning-packages.ts'
import { fillAll } from './fill.ts'

/** What is wrong with a tariff's file, as the rest of a sentence that begins with the name of the value. */
const sentences: Readonly<Record<TariffProblem, string>> = {
  range: 'has to be a whole number of {unit} from {least} to {most}',
  quarters: 'has to be minutes from {least} to {most} in steps of 0.25, such as 2.5',
  text: 'has to be a text',
  empty: 'must not be empty',
  tooLong: 'has to be at most 60 characters',
  id: 'has to be an id of small letters, such as antwerp',
  date: 'has to be a date such as 2026-12-24',
  time: 'has to be a time such as 15:00',
  roomType: `has to be one of ${roomTypeIds.join(', ')}`,
  dirtLevel: `has to be ${dirtLevels.join(', ')}`,
  boolean: 'has to be true or false',
  country: 'has to be BE or NL',
  currency: 'has to be EUR',
  noRoom: 'has to hold a room',
  tooMany: 'holds too many',
  group: 'has to be a list of names with values',
  missing: 'is missing',
  unknown: 'is not a field that a tariff has',
  otherCountry: 'has to be {country} in this file',
  noMultiple: 'has to be a multiple of onSiteStepMinutes ({step})',
  aloneOverLongest: 'must not be more than longestVisitMinutes',
  leastOverLongest: 'must not be more than people.longestVisitMinutes',
  dirtGoesDown: 'must not go down from light (1) to heavy (3)',
  typicalDirt: 'has to be 2, average dirt',
  noWeekday: 'has to hold at least one day on which teams work',
  regionMissing: 'is missing: every region that you go to needs its team',
  regionUnknown: 'is not a region of {country}; known are {known}',
  areaGoesDown: 'must not be below from ({from})',
  teamUnknown: 'names no team of this file: {team}',
  zoneUnknown: 'names no zone of this file: {zone}',
}

/** A mistake in a tariff's file as a sentence for its owner, with the value's name. */
export function tariffMistakeInWords({ path, problem, data = {} }: TariffMistake): string {
  const unit = data.unit === 'hours' ? 'minutes' : data.unit === 'postcode' ? 'postcodes' : (data.unit ?? '')
  return [path.join('.'), fillAll(sentences[problem], { ...data, unit })].filter(Boolean).join(' ')
}
