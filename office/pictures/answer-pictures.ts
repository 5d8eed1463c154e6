import { cleanLine } from '../../domain/contact/form-text.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { readHead } from '../../services/cms/open-picture.ts'
import { longestText } from '../../services/cms/page-fields.ts'
import { findUses, removePicture } from '../../services/cms/picture-uses.ts'
import { isPictureName } from '../../services/cms/pictures.ts'
import { shrinkPicture } from '../../services/cms/shrink-picture.ts'
import { addPicture, findPicture } from '../../services/cms/stored-pictures.ts'
import { inOrder, pageOf, readPlace } from '../../services/database/list-page.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { type ListedPicture, type PictureNotice, PicturesPage } from './pictures-page.tsx'

/** How many pictures a part of the list has. */
const picturesPerList = 24

/** `GET /pictures`: the pictures of the websites, with the pages that show them (R17.40). */
export const showPictures = (request: PersonRequest, services: OfficeServices): Promise<Response> => {
  const done = (['add', 'remove'] as const).find((one) => one === request.query.get('done'))
  return showList(request, services, done ? { done } : {})
}

/** `POST /pictures`: makes a photo small and adds it, with its alternative text. A refused form keeps its text. */
export const receivePicture: PersonAnswer = async (request, services) => {
  const { context, person, redirect } = request
  const form = await context.req.parseBody()
  const alt = cleanLine(typeof form.alt === 'string' ? form.alt : '')
  const file = form.picture instanceof File && form.picture.size > 0 ? form.picture : undefined
  const problem = alt === '' || alt.length > longestText ? 'alt' : undefined
  const read = file ? await shrinkPicture(file) : 'none'
  if (typeof read === 'string' || problem)
    return await showList(
      request,
      services,
      { alt, file: typeof read === 'string' ? read : undefined, text: problem },
      422,
    )
  await retryingTransaction(services.database, async (transaction) => {
    await lockAudit(transaction)
    const now = services.clock()
    await lockPages(transaction, now)
    await addPicture(transaction, read, alt, now)
    const entry = { by: person, action: 'changePicture', subject: `picture:${read.name}` } as const
    await audit(transaction, { ...entry, after: { kind: 'add', alt } }, now)
  })
  return redirect('/pictures?done=add')
}

/** `POST /pictures/{name}/remove`: deletes a picture that no page, draft or former version uses, else 409. */
export const deletePicture: PersonAnswer = async (request, services) => {
  const { param, person, redirect } = request
  const name = param('name')
  const { outcome } = await retryingTransaction(services.database, async (transaction): Promise<Outcome> => {
    await lockAudit(transaction)
    const now = services.clock()
    await lockPages(transaction, now)
    if (!isPictureName(name) || !(await findPicture(transaction, name))) return { outcome: 'done' }
    const removed = await removePicture(transaction, name)
    if (removed.outcome === 'stale') return removed
    const entry = { by: person, action: 'changePicture', subject: `picture:${name}` } as const
    await audit(transaction, { ...entry, after: { kind: 'remove' } }, now)
    return removed
  })
  return outcome === 'done'
    ? redirect('/pictures?done=remove')
    : await showList(request, services, { stillUsed: name }, 409)
}

/** `GET /pictures/{name}`: the picture itself, for the list. */
export const sendPicture: PersonAnswer = async (request, { database }) => {
  const name = request.param('name')
  const picture = isPictureName(name) ? await findPicture(database, name) : undefined
  if (!picture) return request.notFound()
  return request.context.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type })
}

async function showList(
  request: PersonRequest,
  { database }: OfficeServices,
  notice: PictureNotice,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const size = picturesPerList
  const query = inOrder(database.selectFrom('picture').selectAll(), ['name'], { after: readPlace(request.query), size })
  const { rows, next } = pageOf(await query.execute(), ({ name }) => [name], size)
  const pictures: ListedPicture[] = []
  for (const { name, alt, bytes } of rows) {
    const { width, height } = (await readHead(bytes)) ?? {}
    pictures.push({ name, alt, width, height, bytes: bytes.length, uses: await findUses(database, name) })
  }
  return request.show(PicturesPage, { pictures, next, notice }, status)
}
