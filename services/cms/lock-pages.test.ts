import { expect, test } from 'vitest'
import { bring, later, said } from '../../testing/cms/bring-pages.ts'
import { pageFile } from '../../testing/cms/pages-folder.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { retryingTransaction } from '../database/schema.ts'
import { findPage } from './cms-pages.ts'
import { lockPages } from './lock-pages.ts'
import { readHistory, savePageDraft } from './page-drafts.ts'

const key = { language: 'en', path: 'a' } as const
const moment = '2026-12-04T07:00:00.000Z'

test.each(engines)(
  '%s: imports name the draft that will replace them, and it becomes the page at its moment (R17.36)',
  async (engine) => {
    const database = await freshDatabase(engine)
    await bring(database, { 'a.md': pageFile('en', 'a', 'First') })
    const page = await findPage(database, key)
    if (!page) throw new Error('The page was not imported')
    const schedule = () =>
      retryingTransaction(database, (transaction) =>
        savePageDraft(
          transaction,
          { page: { ...page, content: '<p>To come</p>' }, personId: 'p', publishAt: moment },
          undefined,
          later,
        ),
      )
    await schedule()
    expect(said(await bring(database, { 'a.md': pageFile('en', 'a', 'Second') }, later)).join()).toContain(
      `a.md:1: warning: a draft of this page, written in the office, goes live at ${moment}`,
    )
    const store = (at: string) => retryingTransaction(database, (transaction) => lockPages(transaction, new Date(at)))
    await store('2026-12-04T06:59:59.999Z')
    expect(await findPage(database, key)).toMatchObject({ content: '<p>Second</p>' })
    await store('2026-12-24T00:00:00.000Z')
    expect(await findPage(database, key)).toMatchObject({ content: '<p>To come</p>', updatedAt: moment })
    expect((await readHistory(database, key)).map(({ content }) => content)).toEqual(['<p>Second</p>', '<p>First</p>'])
  },
)
