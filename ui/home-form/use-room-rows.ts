import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { formFields, isRoomType, readChoice } from '../../domain/estimate/choice.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import { formatRooms, type Room, usualRoom } from '../../domain/estimate/rooms.ts'

/** A room in the form; `key` stays with it while others come and go. */
export interface RoomRow {
  key: number
  room: Room
}

const rowsOf = (rooms: readonly Room[], firstKey = 0): RoomRow[] =>
  rooms.map((room, index) => ({ key: firstKey + index, room }))

/** The fields of a form as a query, which is also how they come in without script. */
export const queryOf = (form: HTMLFormElement | null): URLSearchParams =>
  new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))

/** Writes the figures of a home with these rooms into their fields. */
function showHome(form: HTMLFormElement, rooms: readonly Room[]): void {
  const { dirt, ...figures } = homeOf(rooms)
  for (const [name, value] of Object.entries({ ...figures, [formFields.rooms]: formatRooms(rooms) })) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = String(value)
  }
  for (const radio of form.querySelectorAll<HTMLInputElement>(`[name=${formFields.level}]`)) {
    radio.checked = radio.value === String(dirt)
  }
}

/**
 * The rooms of a form as rows, which its buttons add to and take from, and as the figures of the home. Once a change is
 * complete, each side follows the other.
 * @param typicalHome the rooms that appear again when the last row is removed
 * @returns the rows, and `applyButton`, which does what a button says and moves the focus to the new row, or to the one
 *   that has taken the place of a removed one
 */
export function useRoomRows(
  form: RefObject<HTMLFormElement | null>,
  rooms: readonly Room[],
  typicalHome: readonly Room[],
) {
  const [rows, setRows] = useState(() => rowsOf(rooms))
  const nextKey = Math.max(0, ...rows.map(({ key }) => key)) + 1

  const settle = useEffectEvent(() => {
    if (!form.current) return
    const query = queryOf(form.current)
    const rooms = readChoice(query, typicalHome).rooms ?? typicalHome
    query.delete(formFields.rooms)
    const inRows = readChoice(query).rooms ?? typicalHome
    if (formatRooms(rooms) !== formatRooms(inRows)) {
      setRows(rooms.map((room, index) => ({ key: rows[index]?.key ?? nextKey + index, room })))
    }
    showHome(form.current, rooms)
  })
  // Something may have been typed before the first render here.
  useEffect(() => {
    const { current } = form
    settle()
    current?.addEventListener('change', settle)
    return () => current?.removeEventListener('change', settle)
  }, [form])

  function applyButton({ name, value }: HTMLButtonElement): void {
    const figure = form.current?.elements.namedItem(value)
    if (figure instanceof HTMLInputElement && (name === formFields.more || name === formFields.fewer)) {
      if (name === formFields.more) figure.stepUp()
      else figure.stepDown()
      figure.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const added = name === formFields.add && isRoomType(value) ? usualRoom(value) : undefined
    const removed = name === formFields.remove ? Number(value) : undefined
    if (!added && removed === undefined) return
    const kept = [...rows.filter((_, index) => index !== removed), ...rowsOf(added ? [added] : [], nextKey)]
    flushSync(() => setRows(kept.length > 0 ? kept : rowsOf(typicalHome, nextKey)))
    const controls = form.current?.querySelectorAll<HTMLElement>(`[name=${added ? formFields.type : name}]`) ?? []
    controls[Math.min(removed ?? controls.length, controls.length - 1)]?.focus()
    form.current?.dispatchEvent(new Event('change'))
  }

  return { rows, applyButton }
}
