import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = '{domain,copy,ui,services,site,order,office,run,testing,e2e,bench,docs,deploy}'
const files = [`${rooms}/**/*.{ts,tsx,css,md,yaml,sh}`, '*.{ts,md,mjs}'].flatMap((pattern) => globSync(pattern))
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Numbers that the files cite but that are not in `known`, each with the file that cites it. */
const unknown = (citation: RegExp, known: string[]) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].flatMap(([, number = '']) => (known.includes(number) ? [] : [`${file}: ${number}`])),
  )

test('each requirement has a number of its own, and every number that is cited exists', () => {
  const requirements = readFileSync('docs/requirements.md', 'utf8')
  const numbers = [...requirements.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, number = '']) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(unknown(/\b(R\d{1,2}\.\d{1,2})\b/g, numbers)).toEqual([])
})

test('every decision that is cited has a record', () => {
  const rows = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- \[(\d+)\]\((.*?)\) /gm)]
  expect(rows.filter(([, , record = '']) => !existsSync(`docs/decisions/${record}`))).toEqual([])
  expect(
    unknown(
      /[Dd]ecisions? (\d{1,2})\b/g,
      rows.map(([, number = '']) => number),
    ),
  ).toEqual([])
})
