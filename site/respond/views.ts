import { basename } from 'node:path'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { ViewId } from '../page-data/page-facts.ts'
import { type Freshness, joinFreshness } from './freshness.ts'

const pages = import.meta.glob<ComponentType<object>>('../pages/*/*-page.tsx', { eager: true, import: 'default' })
/** The pages by their views: each view is named like the file of its page. */
const views = new Map(Object.entries(pages).map(([file, page]) => [basename(file, '-page.tsx') as ViewId, page]))
const names = new Map([...views].map(([view, page]) => [page, view]))

/** A view with what it shows, and what keeps that true. */
export interface ShownView {
  view: ViewId
  page: ReactElement<object>
  freshness: Freshness
}

/** Shows a page with its props. @param parts what keeps those true */
export function showView<Props extends object>(
  page: ComponentType<Props>,
  props: Props,
  ...parts: readonly Partial<Freshness>[]
): ShownView {
  const view = names.get(page as ComponentType<object>)
  if (!view) throw new Error('This page is in no file of its own')
  return { view, page: createElement<object>(page as ComponentType<object>, props), freshness: joinFreshness(...parts) }
}

/** Shows a page that has no props: words alone. */
export function showWords(view: ViewId): ShownView {
  const page = views.get(view)
  if (!page) throw new Error(`There is no page ${view}`)
  return { view, page: createElement(page), freshness: joinFreshness() }
}
