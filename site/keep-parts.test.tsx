import { useId } from 'react'
import { expect, test } from 'vitest'
import { keepPartsOf } from './keep-parts.tsx'
import { useFrame } from './layout/frame-context.ts'
import type { ServerFrame } from './page-data.ts'

const frameAt = (path: string): ServerFrame => ({
  path,
  origin: 'https://www.helderhuis.example',
  twinHref: 'https://nl.helderhuis.example/',
  hasTwin: false,
  orderSiteUrl: 'https://order.helderhuis.example',
  packageId: 'gs',
  estimates: false,
  year: 2026,
  opening: { text: 'Open', until: 0, afterwards: 'Closed' },
  breadcrumb: [],
})

const Path = () => <b>{useFrame().path}</b>

test('a part is rendered once for each key, with the frame of its page', () => {
  const keep = keepPartsOf(frameAt('/a'))
  expect(keep(['path', '/a'], <Path />)).toBe('<b>/a</b>')
  expect(keepPartsOf(frameAt('/b'))(['path', '/b'], <Path />)).toBe('<b>/b</b>')
  expect(keepPartsOf(frameAt('/c'))(['path', '/a'], <Path />)).toBe('<b>/a</b>')
})

test('a part is rendered anew where what all pages share has changed', () => {
  const Ordering = () => <b>{useFrame().orderSiteUrl}</b>
  const other = 'https://order.other.example'
  keepPartsOf(frameAt('/'))(['ordering'], <Ordering />)
  expect(keepPartsOf({ ...frameAt('/'), orderSiteUrl: other })(['ordering'], <Ordering />)).toBe(`<b>${other}</b>`)
})

test('ids within a part are none of another part', () => {
  const Labelled = () => <i id={useId()} />
  const keep = keepPartsOf(frameAt('/'))
  expect(keep(['first'], <Labelled />)).not.toBe(keep(['second'], <Labelled />))
})
