import type { FigureUnit } from '../../domain/estimate/tariff.ts'
import type { Language } from '../../domain/language.ts'
import { readAmount, writeAmount } from '../../domain/money/typed-amount.ts'

/** A number of a tariff as its form shows it: `36,50` for 3650 cents, `2,5` or `2:20` for minutes in hours. */
export function writeFigure(unit: FigureUnit, value: number, language: Language): string {
  if (unit === 'cents') return writeAmount(value, language)
  const text =
    unit !== 'hours'
      ? String(value)
      : value % 15 === 0
        ? String(value / 60)
        : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`
  return language === 'nl' ? text.replace('.', ',') : text
}

/** Reads a typed number in the tariff's unit: with a comma or a point, hours also as `2:20`. NaN if it is none. */
export function readFigure(unit: FigureUnit, text: string): number {
  if (unit === 'cents') return readAmount(text) ?? Number.NaN
  const clock = unit === 'hours' ? /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) : null
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return Number.NaN
  const number = Number(`${whole}.${fraction}`)
  // To a hundredth, so that 2.1 hours are 126 minutes.
  return unit === 'hours' ? Math.round(number * 6000) / 100 : number
}
