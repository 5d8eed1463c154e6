import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { officeWords } from '../copy/office/words.ts'

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : typeof words === 'object' && words ? Object.values(words).flatMap(textsIn) : []

const onScreen = new Set(textsIn(officeWords.en).map((text) => text.replace(/…$/, '')))

/** Words in bold that begin a paragraph or a point of a list are its title. */
const title = /^(?:- |\d+\. )?\*\*[^*]+\*\*/gm

test.each(['office', 'payments', 'on-call'])('docs/%s.md names buttons and pages as they are on screen', (file) => {
  const text = readFileSync(`docs/${file}.md`, 'utf8')
    .replace(/```[\s\S]*?```|`[^`]*`/g, '')
    .replace(title, '')
  const names = [...text.matchAll(/(\*\*|\*)(?=\S)([^*]+?)(?<=\S)\1/g)].flatMap(([, , name = '']) =>
    name.replace(/\s+/g, ' ').replaceAll("'", '’').replace(/…$/, '').split(' → '),
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !onScreen.has(name))).toEqual([])
})
