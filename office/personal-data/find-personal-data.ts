import { requestSchema } from '../../domain/contact/request-schema.ts'
import { countryOf } from '../../domain/language.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { openOrderStates } from '../../domain/orders/order-states.ts'
import { isQueried, type PersonQuery } from '../../domain/personal-data/person-query.ts'
import type { ForgetOutcome, PersonalRecord } from '../../domain/personal-data/personal-record.ts'
import type { Database } from '../../services/database/schema.ts'
import { fittingJson } from '../../services/database/stored-json.ts'
import { leadWords, orderWords, wordConditions } from '../../services/database/word-search.ts'
import { readStoredDocument } from '../../services/invoices/read-invoices.ts'
import { readStoredDetails } from '../../services/orders/draft/stored-draft.ts'

/**
 * Everything that is stored about someone (R17.26), newest first: messages, orders, withdrawals, unfinished orders,
 * mails with links, reviews, which have nothing but a name, and invoices of orders whose person was forgotten.
 */
export async function findPersonalData(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  const found = [
    await leadsOf(database, query),
    await ordersOf(database, query),
    await withdrawalsOf(database, query),
    await draftsOf(database, query),
    await mailsOf(database, query),
    await reviewsOf(database, query),
    await invoicesOf(database, query),
  ]
  return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** How a record names its person: someone who ordered by phone may have no e-mail address (R17.18). */
const whoIs = (name: string, email: string) => (email ? `${name}, ${email}` : name)

const recordOf = (kind: PersonalRecord['kind'], id: string, at: string, who: string, outcome: ForgetOutcome) => ({
  ref: `${kind}:${id}`,
  kind,
  who,
  at: new Date(at),
  outcome,
})

async function leadsOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  let rows = database.selectFrom('submission').select(['id', 'payload', 'language', 'createdAt'])
  for (const condition of await wordConditions(database, leadWords, 'submission.id', searchedWords(query.text)))
    rows = rows.where(condition)
  return (await rows.execute()).flatMap(({ id, payload, language, createdAt }) => {
    const request = fittingJson(requestSchema, payload)
    // An unreadable record matches every word, so that it is shown rather than overlooked.
    if (!request) return recordOf('lead', id, createdAt, '?', 'deleted')
    const { firstName, lastName, email, phoneNumber } = request
    const name = `${firstName} ${lastName}`
    const isTheirs = isQueried(query, { name, email, phoneNumber, country: countryOf(language) })
    return isTheirs ? recordOf('lead', id, createdAt, whoIs(name, email), 'deleted') : []
  })
}

async function ordersOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  let people = database
    .selectFrom('orderPerson')
    .innerJoin('order', 'order.id', 'orderPerson.orderId')
    .select(['orderId', 'firstName', 'lastName', 'email', 'phoneNumber', 'number', 'country', 'orderedAt', 'state'])
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('withdrawal').select('id').whereRef('orderId', '=', 'order.id').where('settledAt', 'is', null),
        ),
        exists(selectFrom('redo').select('id').whereRef('orderId', '=', 'order.id').where('state', '=', 'planned')),
      ]).as('isAwaited'),
    )
  if (query.by === 'email') people = people.where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', query.text))
  else
    for (const condition of await wordConditions(database, orderWords, 'order.id', searchedWords(query.text)))
      people = people.where(condition)
  const rows = await people.execute()
  return rows.flatMap(({ orderId, firstName, lastName, email, phoneNumber, number, country, orderedAt, ...row }) => {
    const name = `${firstName} ${lastName}`
    if (!isQueried(query, { name, email, phoneNumber, country })) return []
    const isOpen = openOrderStates.includes(row.state) || Boolean(row.isAwaited)
    const outcome = isOpen ? 'open' : 'withoutPerson'
    return { ...recordOf('order', orderId, orderedAt, whoIs(name, email), outcome), number }
  })
}

async function withdrawalsOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  const rows = await database.selectFrom('withdrawal').selectAll().execute()
  return rows
    .filter(({ name, email, language }) => isQueried(query, { name, email, country: countryOf(language) }))
    .map(({ id, name, email, receivedAt, settledAt }) =>
      recordOf('withdrawal', id, receivedAt, whoIs(name, email), settledAt === null ? 'open' : 'deleted'),
    )
}

/** An unfinished order is named by its holder: its id is a secret. */
async function draftsOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  const rows = await database
    .selectFrom('draft')
    .select(['holder', 'details', 'language', 'updatedAt'])
    .where('orderId', 'is', null)
    .execute()
  return rows.flatMap(({ holder, details, language, updatedAt }) => {
    const { firstName = '', lastName = '', email = '', phoneNumber = '' } = readStoredDetails(details)
    const name = `${firstName} ${lastName}`
    const isTheirs = isQueried(query, { name, email, phoneNumber, country: countryOf(language) })
    return isTheirs ? recordOf('draft', holder, updatedAt, whoIs(name, email), 'deleted') : []
  })
}

async function mailsOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  if (query.by !== 'email') return []
  const rows = await database
    .selectFrom('mail')
    .select(['id', 'createdAt'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', query.text))
    .where('submissionId', 'is', null)
    .where('orderId', 'is', null)
    .execute()
  return rows.map(({ id, createdAt }) => recordOf('mail', id, createdAt, query.text, 'deleted'))
}

async function reviewsOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  if (query.by !== 'name') return []
  const rows = await database.selectFrom('review').select(['reviewId', 'displayName', 'lastUpdatedAt']).execute()
  return rows
    .filter(({ displayName: name }) => isQueried(query, { name, country: 'BE' }))
    .map(({ reviewId, displayName: who, lastUpdatedAt }) =>
      recordOf('review', reviewId, lastUpdatedAt, who, 'withheld'),
    )
}

/** Invoices that outlive the person of their order (R18.42). Those of other orders are exported with them. */
async function invoicesOf(database: Database, query: PersonQuery): Promise<PersonalRecord[]> {
  if (query.by !== 'name') return []
  const rows = await database
    .selectFrom('invoice')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'invoice.orderId')
    .select(['json', 'issuedAt'])
    .where('orderPerson.orderId', 'is', null)
    .execute()
  return rows.flatMap(({ json, issuedAt }) => {
    const { number, buyer } = readStoredDocument(json)
    return isQueried(query, buyer) ? { ...recordOf('invoice', number, issuedAt, buyer.name, 'kept'), number } : []
  })
}
