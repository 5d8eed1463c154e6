import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { changePage } from '../../office/pages/change-page.ts'
import { readPageNow } from '../../services/cms/page-now.ts'
import { typedFrom } from '../../services/cms/typed-page.ts'
import { origins } from '../cms/bring-pages.ts'
import { joinProof } from '../join-proof.ts'

/** A text that the office answered as saved. */
export interface KeptText {
  path: string
  text: string
}

/** Between looking and saving, in milliseconds, so that the other editor may be faster. */
const longestEdit = 6
const actions = ['save', 'save', 'publish', 'schedule', 'withdraw', 'unpublish'] as const

const { database, parameters, playSteps } = joinProof<KeptText>()
const [personId = '', ...paths] = parameters

/** Edits from the form's content, as an editor does. A refused text stays in the form: it was not answered as saved. */
async function edit(): Promise<KeptText[]> {
  const path = paths[randomInt(paths.length)] ?? ''
  const key = { language: 'en', path } as const
  const found = await readPageNow(database, key, new Date())
  if (!found) throw new Error(`The page ${path} is gone`)
  const { page, draft } = found
  await pause(randomInt(longestEdit))
  const text = randomUUID()
  const shown = typedFrom(draft?.page ?? page)
  const changed = await changePage(
    database,
    {
      key,
      person: { id: personId },
      action: actions[randomInt(actions.length)] ?? 'save',
      seen: { page: page.updatedAt, draft: draft?.savedAt ?? '' },
      typed: { ...shown, format: 'markdown', body: `${shown.body}\n\n${text}` },
      publishAt: new Date(Date.now() + randomInt(1, 50)),
      to: '',
      anyway: true,
    },
    { origins, clock: () => new Date() },
  )
  if (changed.outcome === 'done') return [{ path, text }]
  if (changed.outcome === 'stale') return []
  if (changed.outcome === 'refused' && 'moment' in changed.problems) return []
  throw new Error(JSON.stringify(changed))
}

playSteps(edit)
