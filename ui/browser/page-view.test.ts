import { beforeEach, expect, test, vi } from 'vitest'
import { countPageView } from './page-view.ts'

const ownPage = 'http://localhost:3000/faq'

/** Stands in for the Navigation API, which jsdom does not have. */
const arriveBy = (navigationType: string, from?: { url: string }) =>
  vi.stubGlobal('navigation', { activation: { navigationType, from } })

const referrerCounted = () => {
  countPageView()
  const view = window.dataLayer?.at(-1)
  return view?.event === 'page_view' ? view.page_referrer : undefined
}

beforeEach(() => {
  delete window.dataLayer
  vi.unstubAllGlobals()
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
})

test('a page view has title, full address and referrer, and follows earlier events', () => {
  document.title = 'Prices'
  history.replaceState(null, '', '/prices?zipCode=2000#extras')
  window.dataLayer = [{ event: 'generate_lead', kind: 'contact' }]
  countPageView()
  expect(window.dataLayer.slice(1)).toEqual([
    {
      event: 'page_view',
      page_title: 'Prices',
      page_location: 'http://localhost:3000/prices?zipCode=2000#extras',
      page_referrer: 'https://search.example/',
    },
  ])
})

test('after a link, the previous page is the referrer, also without the Navigation API', () => {
  expect(referrerCounted()).toBe('https://search.example/')
  arriveBy('push', { url: ownPage })
  expect(referrerCounted()).toBe('https://search.example/')
})

test('after back and forward, the previous page is the one that was left', () => {
  arriveBy('traverse', { url: ownPage })
  expect(referrerCounted()).toBe(ownPage)
})

test('after back from another site, the previous page is unknown', () => {
  arriveBy('traverse')
  expect(referrerCounted()).toBe('')
})
