import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { formFields, usualRoom } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'

/** A room in the form; `key` stays with it while others come and go. */
export interface RoomRow {
  key: number
  room: Room
}

const rowsOf = (rooms: readonly Room[], firstKey = 0): RoomRow[] =>
  rooms.map((room, index) => ({ key: firstKey + index, room }))

/**
 * The rows of the form, which its buttons add to and take from.
 * @param typicalHome what stands there again when the last row has gone
 * @returns the rows, and `press`, which does what a button says and moves the focus to the row that has come, or to the one that
 *   has taken the place of what went
 */
export function useRoomRows(
  form: RefObject<HTMLFormElement | null>,
  rooms: readonly Room[],
  typicalHome: readonly Room[],
) {
  const [rows, setRows] = useState(() => rowsOf(rooms))

  function press({ name, value }: HTMLButtonElement): void {
    const nextKey = Math.max(0, ...rows.map(({ key }) => key)) + 1
    const added = name === formFields.add ? usualRoom(value) : undefined
    const removed = name === formFields.remove ? Number(value) : undefined
    if (!added && removed === undefined) return
    const kept = [...rows.filter((_, index) => index !== removed), ...rowsOf(added ? [added] : [], nextKey)]
    flushSync(() => setRows(kept.length > 0 ? kept : rowsOf(typicalHome, nextKey)))
    const controls = form.current?.querySelectorAll<HTMLElement>(`[name=${added ? formFields.type : name}]`) ?? []
    controls[Math.min(removed ?? controls.length, controls.length - 1)]?.focus()
  }

  return { rows, press }
}
