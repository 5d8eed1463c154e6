import { company } from '../../domain/company/company.ts'
import { listTariffs } from '../../services/estimates/tariff-versions.ts'
import type { PageAnswer } from '../gate/office-route.ts'
import { ordersOf } from '../gate/planning-country.ts'
import { TariffsPage } from './tariffs-page.tsx'

/**
 * `GET /tariffs`: the prices of each country, as they follow each other.
 * @param refused why one could not be withdrawn
 */
export const showTariffs: PageAnswer<'late' | 'stale'> = async (request, services, refused) => {
  const { query, show } = request
  const lists = await Promise.all(
    company.countries.map(async (country) => ({
      country,
      first: ordersOf(services, country)?.estimator.first,
      versions: await listTariffs(services.database, country),
    })),
  )
  const saved = lists.flatMap(({ versions }) => versions).find(({ id }) => id === query.get('saved'))
  return show(TariffsPage, { lists, saved, withdrawn: query.has('withdrawn'), refused }, refused ? 409 : 200)
}
