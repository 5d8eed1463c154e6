import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../services/database/database.ts'
import { readStatistics } from '../../services/reviews/reviews.ts'
import { apiReviews, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { runCommand } from '../../testing/run-command.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

/** A folder with its own database, to run `npm run reviews` in. */
function workplace(settings: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const url = `sqlite:${join(folder, 'test.db')}`
  const all = { INIT_CWD: folder, DATABASE_URL: url, ...settings }
  return {
    save: (name: string, content: string) => writeFileSync(join(folder, name), content),
    run: (...parameters: string[]) => runCommand('reviews', parameters, all),
    async statistics() {
      const database = openDatabase(url)
      onTestFinished(() => database.destroy())
      return await readStatistics(database)
    },
  }
}

test('sync reads the configured profile and reports what changed', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(60)
  const { credential, apiUrl, tokenUrl } = { ...google.settings(), credential: google.tokens.credential }
  const { run, statistics } = workplace({
    GOOGLE_REVIEWS_LOCATION: google.location,
    GOOGLE_REVIEWS_CLIENT_ID: credential.clientId,
    GOOGLE_REVIEWS_CLIENT_SECRET: credential.clientSecret,
    GOOGLE_REVIEWS_REFRESH_TOKEN: credential.refreshToken,
    GOOGLE_REVIEWS_API_URL: apiUrl,
    GOOGLE_REVIEWS_TOKEN_URL: tokenUrl,
  })
  const figures = "Google's average is 4.7 of 60 ratings.\n"
  const first = `60 added, 0 updated, 0 removed. Visible within a second.\n${figures}`
  expect(await run('sync')).toEqual({ out: first, err: '', code: 0 })
  expect(await run('sync')).toMatchObject({ out: `0 added, 0 updated, 0 removed: all as it was.\n${figures}`, code: 0 })
  expect(await statistics()).toMatchObject({ totalReviewCount: 60, averageRating: 4.7 })
})

test('import reads a file relative to the caller’s folder, and reports what it cannot read', async () => {
  const { save, run, statistics } = workplace()
  save('all.json', JSON.stringify({ reviews: apiReviews(2), averageRating: 4.8, totalReviewCount: 2 }))
  const out = '2 added, 0 updated, 0 removed. Visible within a second.\n'
  expect(await run('import', 'all.json')).toEqual({ out, err: '', code: 0 })
  save('part.json', JSON.stringify({ reviews: apiReviews(2), averageRating: 4.8, totalReviewCount: 9 }))
  const reason = 'Google counts 9 reviews, but the list has 2. Nothing was changed.\n'
  expect(await run('import', 'part.json')).toEqual({ out: '', err: reason, code: 1 })
  save('broken.json', '{')
  expect(await run('import', 'broken.json')).toMatchObject({ out: '', code: 1 })
  expect((await run('import', 'none.json')).err).toMatch(/^none\.json cannot be read as JSON \(ENOENT/)
  expect(await statistics()).toMatchObject({ totalReviewCount: 2, averageRating: 4.8, histogram: [0, 0, 0, 0, 2] })
})

test('without settings sync says what is missing, and a command that is none shows the usage', async () => {
  const { run } = workplace()
  const reason = /^Reviews are not set up: set GOOGLE_REVIEWS_LOCATION and a credential/
  expect(await run('sync')).toEqual({ out: '', code: 1, err: expect.stringMatching(reason) })
  const wrong = [[], ['import'], ['sync', '--now'], ['find', 'Jan']]
  for (const answer of await Promise.all(wrong.map((parameters) => run(...parameters))))
    expect(answer).toEqual({ out: '', code: 1, err: expect.stringMatching(/^npm run reviews -- sync/) })
})
