import { hash, randomUUID } from 'node:crypto'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { sameTariff } from '../../domain/estimate/tariff-changes.ts'
import { type Problems, showForm } from '../../domain/forms/form.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { planTariff, withdrawTariff } from '../../services/estimates/plan-tariff.ts'
import { listTariffs, type TariffVersion, tariffsSeen } from '../../services/estimates/tariff-versions.ts'
import { tariffEffect } from '../../services/orders/tariff-effect.ts'
import type { OfficeServices, PageAnswer, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { ordersOf, parseCountry } from '../gate/planning-country.ts'
import { checkTypedTariff } from './check-typed-tariff.ts'
import { readTariffForm } from './read-tariff-form.ts'
import { showTariffs } from './show-tariffs.ts'
import { readStart, startForm } from './start-form.ts'
import { type TariffNotice, TariffPage } from './tariff-page.tsx'
import { typedFrom } from './typed-tariff.ts'

/** `GET /tariffs/{country}?from={id}`: new prices, which begin with those of a version, or with the current ones. */
export const showTariff: PersonAnswer = async (request, services) => {
  const { query, language, now, show } = request
  const found = await findTariffs(request, services)
  if (!found) return request.notFound()
  const { estimator, versions, country } = found
  const from = query.get('from')
  const begun = from === 'file' ? estimator.first : versions.find((version) => version.id === from)?.tariff
  const inForce = tariffAt(found, now)
  const seen = await tariffsSeen(services.database, country)
  return show(TariffPage, {
    country,
    start: showForm(startForm, { ...newForm(), time: '06:00', seen }, language),
    typed: typedFrom(begun ?? inForce, language),
    before: typedFrom(inForce, language),
    problems: {},
  })
}

/** `POST /tariffs/{country}/try`: what the prices would change. Nothing is stored. */
export const tryTariff = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  tryOrSave(request, services)

/**
 * `POST /tariffs/{country}`: saves the prices whose effect was shown, to start now or at a moment (R6.9). Someone else
 * saved or withdrew some since the form was opened: 409, with theirs beside what was typed.
 */
export const saveTariff = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  tryOrSave(request, services, 'save')

const tryOrSave: PageAnswer<'save'> = async (request, services, wanted) => {
  const { form, language, now, person, show, redirect } = request
  const { database } = services
  const found = await findTariffs(request, services)
  if (!found) return request.notFound()
  const { country, estimator, versions } = found
  const typed = readTariffForm(form)
  const checked = checkTypedTariff(typed, country)
  const start = readStart(form, now)
  const { startsAt } = start
  const before = tariffAt(found, startsAt ?? now)
  const answer = async (
    notice: TariffNotice | undefined,
    { status = 422, problems = {}, newer, seen = start.texts.seen?.[0] ?? '' }: Partial<Answered> = {},
  ) => {
    const effect = checked.ok ? await tariffEffect(database, { before, after: checked.tariff }, now) : undefined
    const hidden = { ...newForm(checked.ok ? checked.tariff : undefined), seen }
    const sent = { form: startForm, texts: start.texts, problems, status: 422 as const }
    return show(
      TariffPage,
      {
        country,
        start: showForm(startForm, hidden, language, sent),
        startsAt,
        // A valid tariff is shown as the office writes it, so that it compares with others.
        typed: checked.ok ? typedFrom(checked.tariff, language) : typed,
        problems: checked.ok ? {} : checked.problems,
        before: typedFrom(before, language),
        effect,
        notice,
        newer,
      },
      status,
    )
  }
  if (!checked.ok) return await answer('problem')
  const { tariff } = checked
  const { problems, values } = start
  if (!wanted && (startsAt || problems.start === 'choose')) return await answer(undefined, { status: 200 })
  if (values?.tried !== digestOf(tariff)) return await answer('untried', { problems })
  if (!startsAt) return await answer('problem', { problems })
  const { form: formId, seen } = values
  if (!versions.some((version) => version.id === formId) && sameTariff(before, tariff)) return await answer('same')
  const plan = { tariff, startsAt, by: person, formId, seen, first: estimator.first }
  const planned = await retryingTransaction(database, (transaction) => planTariff(transaction, plan, now))
  if (planned.outcome === 'done') return redirect(`/tariffs?saved=${planned.id}`)
  if (planned.outcome === 'stale') {
    const newer = latestOf(await listTariffs(database, country))
    return await answer(undefined, { status: 409, newer, seen: await tariffsSeen(database, country) })
  }
  const { form: problem } = planned.problems
  return problem === 'sampleAfterReal'
    ? await answer(problem)
    : await answer('problem', { problems: { start: problem } })
}

interface Answered {
  status: 200 | 409 | 422
  /** The problems of the start. */
  problems: Problems<typeof startForm>
  newer: TariffVersion | undefined
  /** The stored tariffs that the page shows. */
  seen: string
}

/** What another form is told apart by, and the figures whose effect it shows. */
const newForm = (tariff?: Tariff) => ({ form: randomUUID(), tried: tariff ? digestOf(tariff) : '' })

/** `POST /tariffs/{country}/{id}/withdraw`: prices that have not started never do. */
export const answerWithdraw: PersonAnswer = async (request, services) => {
  const { param, person, now, redirect } = request
  const withdrawn = await retryingTransaction(services.database, (transaction) =>
    withdrawTariff(transaction, { id: param('id'), by: person }, now),
  )
  if (withdrawn.outcome === 'done') return redirect('/tariffs?withdrawn')
  return await showTariffs(request, services, withdrawn.outcome === 'stale' ? 'stale' : withdrawn.problems.form)
}

type FoundTariffs = NonNullable<Awaited<ReturnType<typeof findTariffs>>>

async function findTariffs(request: PersonRequest, services: OfficeServices) {
  const country = parseCountry(request.param('country'))
  const estimator = country && ordersOf(services, country)?.estimator
  return estimator && { country, estimator, versions: await listTariffs(services.database, country) }
}

/** The tariff that is in force at a moment, as the versions are now. */
const tariffAt = ({ versions, estimator }: FoundTariffs, at: Date): Tariff =>
  versions.find(({ startsAt, withdrawnAt }) => !withdrawnAt && startsAt <= at)?.tariff ?? estimator.first

/** The version to which something happened last. */
const latestOf = (versions: readonly TariffVersion[]): TariffVersion | undefined => {
  const at = ({ savedAt, withdrawnAt }: TariffVersion) => (withdrawnAt ?? savedAt).getTime()
  return [...versions].sort((one, other) => at(other) - at(one))[0]
}

const digestOf = (tariff: Tariff) => hash('sha256', JSON.stringify(tariff), 'base64url')
