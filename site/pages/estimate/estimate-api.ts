import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { estimatePage as words } from '#copy/estimate-page.ts'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import type { EstimateProblem } from '../../../domain/estimate/estimate-problem.ts'
import { checkEstimateQuery } from '../../../domain/estimate/query.ts'
import { workProblems } from '../../../domain/estimate/visit-work.ts'
import { countryOf } from '../../../domain/language.ts'
import type { Estimator } from '../../../services/estimates/estimator.ts'
import { problem } from '../../../services/http/problem.ts'
import { commonHeaders } from '../../../services/http/security-headers.ts'
import type { AppRequest, Route } from '../../../services/http/serve-routes.ts'

interface EstimateServices {
  /** Undefined: there is no tariff, so no estimate is offered. */
  estimator: Estimator | undefined
  clock: () => Date
}

/** The longest time a response may be cached, in seconds, so that a date that is gone, or a new tariff, shows soon. */
const longestCaching = 60

/** Any origin may read it, so that the ordering site can show the same: the figures are public. */
const readableAnywhere: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value)
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
}

/**
 * `GET /api/estimate?packageId=…&zipCode=…[&rooms=…][&extras=…][&hours=…]`: 200 with `EstimateAnswer`, 422 with a code
 * per parameter, 404 if no estimate is offered.
 */
export const estimateRoute: Route<AppRequest, EstimateServices> = {
  method: 'GET',
  path: '/api/estimate',
  around: [cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 86_400 }), etag(), readableAnywhere],
  answer({ context, query }, { estimator, clock }) {
    if (!estimator) return problem(404, words.notOffered)
    const check = checkEstimateQuery(countryOf(language), query)
    if (!check.ok) return refusal(check.problems)
    const { hours } = workProblems(estimator.tariff, check.request)
    if (hours) return refusal({ hours })
    const now = clock()
    const outcome = estimator.estimate(check.request, now)
    if (!outcome.ok) return refusal(outcome.problems)
    const secondsLeft = Math.floor((Date.parse(outcome.estimate.validUntil) - now.getTime()) / 1000)
    const maxAge = Math.min(longestCaching, secondsLeft)
    return context.json(outcome.estimate, 200, { 'Cache-Control': `public, max-age=${maxAge}` })
  },
}

const refusal = (errors: Record<string, EstimateProblem>) => problem(422, problems.invalid, { errors })
