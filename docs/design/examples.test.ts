import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What shows nothing of its own, or only within another component. */
const unseen = [
  'ui/document/document.tsx',
  'ui/document/island.tsx',
  'ui/components/skip-link.tsx',
  'ui/work-order/work-sheet.tsx',
  'ui/components/hidden-fields.tsx',
  'ui/components/zip-code-input.tsx',
]

test('the page of examples shows every component of ui/', () => {
  const shown = readFileSync('docs/design/examples.tsx', 'utf8')
  const components = globSync('ui/**/*.tsx').filter((file) => !/\.test\.tsx$|^ui\/browser\//.test(file))
  expect(components.length).toBeGreaterThan(10)
  expect(components.filter((file) => !unseen.includes(file) && !shown.includes(`/${file}'`))).toEqual([])
})
