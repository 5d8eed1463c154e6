import { expect, test } from 'vitest'
import namePostcodeProblem from './name-postcode-problem.ts'

const open = (value: string, described = '') => {
  document.body.innerHTML = `
    <div>
      <input required pattern="[0-9]{4}" value="${value}">
      <div role="status">${described}</div>
      <template data-problem="required"><p>Enter it.</p></template>
      <template data-problem="malformed"><p>Not a code.</p></template>
    </div>`
  const place = document.querySelector('div') as HTMLElement
  const field = document.querySelector('input') as HTMLInputElement
  return (typed: string) => {
    field.value = typed
    namePostcodeProblem(place)
    return [field.getAttribute('aria-invalid'), place.querySelector('[role=status]')?.textContent]
  }
}

test('a postcode that is left empty or malformed says so, until it is mended (R5.1)', () => {
  const leaveWith = open('')
  expect(leaveWith('')).toEqual(['true', 'Enter it.'])
  expect(leaveWith(' ')).toEqual(['true', 'Enter it.'])
  expect(leaveWith('abc')).toEqual(['true', 'Not a code.'])
  expect(leaveWith('2000')).toEqual([null, ''])
})

test('the server’s problem with a well-formed code stays while the code does', () => {
  const leaveWith = open('1791', 'An island.')
  expect(leaveWith('1791')).toEqual([null, 'An island.'])
  expect(leaveWith('2000')).toEqual([null, ''])
})
