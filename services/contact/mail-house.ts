import { colours } from '../../domain/company/colours.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { type HouseWindow, windowsOf } from '../../domain/orders/house-windows.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'

/** The drawing of an order's home in a mail. */
export interface MailHouse {
  rooms: readonly Pick<Room, 'type' | 'dirt'>[]
  stamp: Stamp
}

const [wall, sun, night, paper] = (['dusk', 'sun', 'night', 'paper'] as const).map((name) => colours[name].light)

/** The narrowest screen in pixels, less the space around a mail's text. */
const narrowest = 272

/**
 * The house of a work order (decision 64) as tables of coloured cells, because mail programs show no drawing without
 * an attachment or a request. The words of the mail say the same, so that it is hidden from screen readers.
 */
export function houseHtml({ rooms, stamp }: MailHouse): string {
  const storeys = windowsOf(rooms)
  const attic = storeys[0]?.length ?? 0
  const place = Math.min(26, Math.floor(narrowest / (attic + 5)))
  const gap = Math.floor(place / 5)
  const rows = storeys.map(
    (windows, level) =>
      `<tr><td align="center"><table ${quiet(0, wall)} width="${place * (attic + 2 * level + 1)}"><tr><td align="center">` +
      `<table ${quiet(gap)}><tr>${windows.map((window) => cell(window, stamp, place - 2 * gap)).join('')}</tr></table>` +
      '</td></tr></table></td></tr>',
  )
  const evening = stamp === 'agreed'
  const sky = evening ? 'padding-top:20px;border-radius:12px 12px 0 0' : ''
  return `<table ${quiet(0, evening ? night : undefined, sky)} width="100%" aria-hidden="true">${rows.join('')}</table>`
}

/** The attributes of a table that is not a table of data. */
const quiet = (spacing: number, ground?: string, style = ''): string =>
  `role="presentation" cellpadding="0" cellspacing="${spacing}"${ground ? ` bgcolor="${ground}"` : ''} style="${style}"`

/** A window, lit or dark; the lower half of a heavy room's is as dirty as the room. */
function cell({ type, dirt }: HouseWindow, stamp: Stamp, width: number): string {
  const lit = dirt !== undefined && stamp !== 'example' && stamp !== 'ended'
  const open = stamp === 'inspected' && type === 'hg'
  const colour = lit ? (open ? paper : sun) : night
  const height = lit && dirt === 3 ? 10 : 20
  const dirty = height === 10 ? 'border-bottom:10px solid #8f7132;' : ''
  const round = type === 'br' ? `border-radius:${width / 2}px;` : ''
  return `<td width="${width}" height="${height}" bgcolor="${colour}" style="padding:0;${dirty}${round}"></td>`
}
