import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { formatRooms } from '../../domain/estimate/rooms.ts'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import {
  alike,
  answer,
  bedroom,
  chosen,
  estimated,
  kitchen,
  lastChoice,
  mockEstimates,
  openAnswered,
  pause,
  queries,
  typicalHome,
  zipCode,
} from '../../testing/estimate/open-estimate-desk.tsx'
import { press, type } from '../../testing/open-island.tsx'

mockEstimates()

describe('the figures of the home', () => {
  test('change the rooms once they are complete, and the estimate while they are typed', async () => {
    const { areas, change, figures, rows } = await openAnswered({ typicalHome: alike, choice: chosen })
    expect(figures()).toEqual(['22', '1', '0', '2'])
    const [size] = areas()[0]?.form?.querySelectorAll<HTMLInputElement>('[name=size]') ?? []
    await type(size as HTMLInputElement, '44')
    expect(rows()).toEqual(['sk 12', 'kr 10'])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-2,kr-20-2')
    await change('size', '44')
    expect(rows()).toEqual(['sk 24', 'kr 20'])
    await change('level', '3')
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-3,kr-20-3')
  })

  test('count bedrooms and bathrooms by buttons, up and down again', async () => {
    const { figures, rows, step } = await openAnswered({ typicalHome: alike, choice: chosen })
    await step('more', 'bathrooms')
    expect(figures()).toEqual(['22', '1', '1', '2'])
    expect(rows()).toEqual(['sk 9', 'kr 8', 'br 5'])
    await step('fewer', 'bathrooms')
    expect(rows()).toEqual(['sk 12', 'kr 10'])
    await pause()
    expect(answer, 'nothing has changed').not.toHaveBeenCalled()
  })

  test('follow the rooms, and leave mixed dirt unset', async () => {
    const { add, areas, change, figures } = await openAnswered({ typicalHome: alike, choice: chosen })
    await add('sk')
    expect(figures()).toEqual(['34', '2', '0', '2'])
    await change('area', '20')
    expect(figures()).toEqual(['42', '2', '0', '2'])
    await change('dirt', '3')
    expect(figures()).toEqual(['42', '2', '0', null])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-20-3,kr-10-2,sk-12-2')
    expect(areas().map(({ value }) => value)).toEqual(['20', '10', '12'])
  })

  test('count if they were typed before hydration, and the rooms follow', async () => {
    const { rows } = await openAnswered({ typicalHome: alike, choice: chosen }, (island) => {
      ;(island.querySelector('[name=size]') as HTMLInputElement).value = '44'
    })
    expect(rows()).toEqual(['sk 24', 'kr 20'])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-2,kr-20-2')
  })
})

test('a room that is added has the focus, and is part of the query and of the address', async () => {
  const { add, form, rows } = await openAnswered()
  await add('br')
  expect(rows()).toEqual(['sk 12', 'kr 10', 'br 6'])
  expect(document.activeElement).toBe([...form.querySelectorAll('[name=type]')].at(-1))
  await pause()
  expect(lastChoice().rooms).toEqual([...typicalHome, { type: 'br', area: 6, dirt: 2 }])
  expect(location.search).toBe(`?${queries().at(-1)}`)
})

test('removing a room keeps the typed values of the others and focuses the next one', async () => {
  const { add, areas, form, remove, rows } = await openAnswered()
  await add('br')
  await type(areas()[1] as HTMLInputElement, '25')
  await remove(0)
  expect(rows()).toEqual(['kr 25', 'br 6'])
  const removers = form.querySelectorAll('[name=remove]')
  expect(document.activeElement).toBe(removers[0])
  await remove(1)
  expect(rows()).toEqual(['kr 25'])
  expect(document.activeElement).toBe(form.querySelector('[name=remove]'))
  await pause()
  expect(lastChoice().rooms).toEqual([{ ...kitchen, area: 25 }])
})

test('removing the last room brings a typical home back', async () => {
  const { remove, rows } = await openAnswered({ choice: { ...chosen, rooms: [kitchen] } })
  await remove(0)
  expect(rows()).toEqual(['sk 12', 'kr 10'])
  await pause()
  expect(queries()).toEqual([`packageId=gs&zipCode=${zipCode}`])
})

test('Enter in a field presses no button that removes or adds a room', async () => {
  const { form } = await openAnswered()
  expect(form.querySelector('[type=submit]')?.hasAttribute('name')).toBe(false)
})

test('no rooms can be added to the largest home that is estimated', async () => {
  const { form, remove } = await openAnswered({ choice: { ...chosen, rooms: Array(40).fill(bedroom) } })
  expect(form.querySelector('[name=add]')).toBeNull()
  await remove(0)
  expect(form.querySelector('[name=add]')).not.toBeNull()
})

test('an extra is part of the query; one that the package includes is said instead of asked for, and survives', async () => {
  const { extra, form } = await openAnswered()
  await press(extra('oven'))
  await pause()
  expect(lastChoice().extras).toEqual(['oven'])

  const { assumptions } = estimateAnswer(language)
  answer.mockResolvedValueOnce(estimated({ assumptions: { ...assumptions, includedExtras: ['oven'] } }))
  const packages = form.querySelector('[name=packageId]') as HTMLSelectElement
  const switchTo = async (packageId: string) => {
    packages.value = packageId
    await act(async () => packages.dispatchEvent(new Event('input', { bubbles: true })))
    await pause()
  }
  await switchTo('vs')
  expect([extra('oven').disabled, extra('oven').hidden]).toEqual([true, true])
  await pause()
  expect(lastChoice()).toMatchObject({ packageId: 'vs', extras: [] })
  expect(location.search).not.toContain('extras')

  await switchTo('gs')
  expect([extra('oven').checked, extra('oven').hidden]).toEqual([true, false])
  expect(lastChoice()).toMatchObject({ packageId: 'gs', extras: ['oven'] })
  expect(location.search).toContain('extras=oven')
})
