import { language } from '#copy/language.ts'
import { frame as words } from '#copy/layout.ts'
import { fill } from '../../copy/fill.ts'
import { countryOf, localeOf, otherLanguage } from '../../domain/language.ts'
import { addDays, officeClock, officeInstant, officeTimeZone } from '../../domain/opening/office-time.ts'
import { type OpeningStatus, openingStatus } from '../../domain/opening/opening-hours.ts'
import { hasTwin } from '../../site/metadata.ts'
import type { Frame, Ratings, ReviewList } from '../../site/page-data.ts'
import { pageWords } from '../../site/page-words.ts'
import { type PageId, packageOf, pages, pathOf } from '../../site/pages.ts'
import type { Services } from '../services.ts'

const locale = localeOf(language)
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: officeTimeZone })
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: officeTimeZone })

/** "Open now until 18:00", "Closed, opens Monday 08:00": the office's opening status in words. */
function openingText(status: OpeningStatus, now: Date): string {
  if (status.open) return fill(words.openUntil, { time: time.format(status.until) })
  const today = officeClock(now).date
  const opensOn = officeClock(status.opensAt).date
  const opensAt = { time: time.format(status.opensAt) }
  if (opensOn === today) return fill(words.opensToday, opensAt)
  if (opensOn === addDays(today, 1)) return fill(words.opensTomorrow, opensAt)
  return fill(words.opensOn, { ...opensAt, day: weekday.format(status.opensAt) })
}

function opening(now: Date): Frame['opening'] {
  const status = openingStatus(now, countryOf(language))
  const until = status.open ? status.until : status.opensAt
  return {
    text: openingText(status, now),
    until: until.getTime(),
    afterwards: openingText(openingStatus(until, countryOf(language)), until),
  }
}

/** What a frame says about the time, and until when (epoch ms): the next opening or closing, or the next day in Brussels. */
interface Hours {
  from: number
  until: number
  year: number
  opening: Frame['opening']
}

let hours: Hours | undefined

/** The same for every page until it gets stale, so it is not worked out for each. */
function hoursAt(now: Date): Hours {
  const at = now.getTime()
  if (hours && at >= hours.from && at < hours.until) return hours
  const { date } = officeClock(now)
  const said = opening(now)
  const tomorrow = officeInstant(addDays(date, 1), 0).getTime()
  hours = { from: at, until: Math.min(said.until, tomorrow), year: Number(date.slice(0, 4)), opening: said }
  return hours
}

type FrameServices = Pick<Services, 'settings' | 'estimator' | 'sisterEstimates'>

/** Whether a page has something to find on both sites: without a tariff that of the estimate has not. */
export const isOnBothSites = ({ sisterEstimates }: Pick<Services, 'sisterEstimates'>, pageId: PageId): boolean =>
  hasTwin(pageId) && (pageId !== 'estimate' || sisterEstimates)

type SharedFrame = Pick<Frame, 'estimates' | 'origin' | 'orderSiteUrl' | 'measured' | 'year' | 'opening'>

function sharedFrame({ settings, estimator }: FrameServices, now: Date): SharedFrame {
  const { year, opening } = hoursAt(now)
  return {
    origin: settings.origin[language],
    orderSiteUrl: settings.orderSiteUrl,
    ...(settings.gaMeasurementId && { measured: true }),
    estimates: estimator !== undefined,
    year,
    opening,
  }
}

const crumb = (pageId: PageId) => ({
  label: pageId === 'home' ? words.navigation.home : pageWords[pageId].title,
  href: pathOf(pageId, language),
})

/** The frame of a page of the table. */
export function frameOfPage(services: FrameServices, pageId: PageId, now: Date): Frame {
  const packageId = packageOf(pageId)
  const listed = pages[pageId].listed !== false
  const trail: PageId[] = [
    'home',
    ...(packageId ? (['cleaning-services'] as const) : []),
    ...(pageId === 'home' ? [] : [pageId]),
  ]
  return {
    ...sharedFrame(services, now),
    pageId,
    path: pathOf(pageId, language),
    // What only answers a form has no twin: its address on the sister site would act instead of showing something.
    twinHref:
      services.settings.origin[otherLanguage(language)] + pathOf(listed ? pageId : 'home', otherLanguage(language)),
    hasTwin: listed && isOnBothSites(services, pageId),
    packageId: packageId ?? 'gs',
    breadcrumb: trail.map(crumb),
    // Without a tariff its page has nothing to find.
    ...(pageId === 'estimate' && !services.estimator && { hidden: true }),
  }
}

/**
 * The frame of a page that is not in the table.
 * @param page its path with the leading slash, the last breadcrumb, and whether the other site has the same path
 */
export function frameOfOther(
  services: FrameServices,
  page: { path: string; label: string; twin: boolean; hidden?: boolean },
  now: Date,
): Frame {
  const other = services.settings.origin[otherLanguage(language)]
  return {
    ...sharedFrame(services, now),
    path: page.path,
    twinHref: page.twin ? other + page.path : `${other}/`,
    hasTwin: page.twin,
    ...(page.hidden && { hidden: true }),
    packageId: 'gs',
    breadcrumb: [crumb('home'), { label: page.label, href: page.path }],
  }
}

/** How long a page whose reviews could not be read is shown before they are asked for again, in milliseconds. */
const retryReviewsAfter = 1000

/**
 * Until when a page made `now` stays true, in epoch ms: the next opening or closing, or the next day in Brussels.
 * @param reviews what it shows of them; a failed query is not kept for longer than `retryReviewsAfter`
 */
export const pageValidUntil = (now: Date, reviews?: Pick<Ratings | ReviewList, 'status'>): number =>
  reviews?.status === 'failed' ? now.getTime() + retryReviewsAfter : hoursAt(now).until
