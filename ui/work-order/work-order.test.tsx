import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { workOrder as words } from '#copy/work-order.ts'
import { WorkLines } from './work-lines.tsx'
import { WorkOrder } from './work-order.tsx'

/** The texts in reading order. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const stamps = Object.keys(words.stamps) as (keyof typeof words.stamps)[]

test.each(stamps)('a work order says in words that it is "%s", after what it is about', (stamp) => {
  const html = renderToStaticMarkup(
    <WorkOrder stamp={stamp} rooms={[]} place="Antwerp" price="€240" terms="incl. VAT">
      <WorkLines label="Work" lines={[{ key: 'a', label: 'Kitchen', amount: '58 min' }]} />
    </WorkOrder>,
  )
  expect(textOf(html)).toBe(`Antwerp€240 incl. VATWorkKitchen 58 min${words.stamps[stamp]}`)
})

test('a line that leads on is one link with its label, its mark and its amount; one that does not is none', () => {
  const lines = [
    { key: 'first', label: 'Tue 1 Dec', mark: 'lowest', amount: '€225', href: '/order' },
    { key: 'second', label: 'Wed 2 Dec', amount: '€240' },
  ]
  const html = renderToStaticMarkup(<WorkLines label="Dates" lines={lines} />)
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
  expect(links.map(([, href, inner = '']) => [href, textOf(inner)])).toEqual([['/order', 'Tue 1 Dec lowest €225']])
  expect(textOf(html)).toContain('Wed 2 Dec €240')
})
