import type { Logger } from 'pino'
import { faq } from '#copy/faq/faq.ts'
import { language } from '#copy/language.ts'
import { questionAt, questionFolder, questionPath } from '../../domain/website/faq-question.ts'
import { newsDate, newsFolders } from '../../domain/website/news-page.ts'
import { type PageNow, readFolderNow } from '../../services/cms/page-now.ts'
import { presentContent } from '../../services/cms/present-content.ts'
import { readWidths } from '../../services/cms/stored-pictures.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import type { ShownQuestion, ShownTopic, WrittenQuestion } from '../page-data/package-data.ts'
import type { NewsEntry } from '../page-data/page-facts.ts'
import { newsOfSite, questionsOfFaq } from './followers.ts'
import { type Freshness, retrySoon } from './freshness.ts'

/** What the questions change with. */
const subjects = ['pages', questionsOfFaq]

/**
 * The built-in questions, with what editors changed, added or took off (decision 69). If the database cannot be used,
 * the built-in ones alone.
 * @param draft shown as if it were published
 */
export async function readTopics(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  now: Date,
  draft?: CmsPageTable,
) {
  try {
    const pages = await readFolderNow(database, { language, folder: questionFolder }, now)
    const answers = new Map(pages.map(({ page }) => [page.path, page.status === 'published' ? page : undefined]))
    if (draft) answers.set(draft.path, draft)
    const redirects = database.selectFrom('pageRedirect').select(['path', 'toPath']).where('language', '=', language)
    const moved = await redirects.where('path', 'like', `${questionFolder}%`).execute()
    const texts = [...answers.values()].map((page) => page?.content ?? '')
    const widths = await readWidths(database, texts.join('\n'))
    const { topics, embeds } = mergeTopics({ answers, moved }, widths)
    return { topics, freshness: { subjects, until: nextMoment(pages), embeds } }
  } catch (err) {
    log.error({ err }, 'answers of editors not available')
    return {
      topics: mergeTopics({ answers: new Map(), moved: [] }, new Map()).topics,
      freshness: { subjects, ...retrySoon(now) },
    }
  }
}

/** When the clock alone changes one of the pages, in epoch ms; infinite for never. */
const nextMoment = (pages: readonly PageNow[]) =>
  Math.min(...pages.map(({ draft }) => (draft?.publishAt ? Date.parse(draft.publishAt) : Number.POSITIVE_INFINITY)))

/** What editors decided about the questions (decision 69). */
interface WrittenAnswers {
  /** By path; undefined for one that is off the website. */
  answers: ReadonlyMap<string, CmsPageTable | undefined>
  /** Former paths of questions, with the present ones. */
  moved: readonly { path: string; toPath: string }[]
}

/** A written row decides about the question at its path; questions that editors added follow the built-in ones. */
function mergeTopics(
  { answers, moved }: WrittenAnswers,
  widths: ReadonlyMap<string, number>,
): { topics: ShownTopic[]; embeds: string[] } {
  const origins = new Set<string>()
  const gone = new Set(moved.map(({ path }) => path))
  const shown = ({ path, title, content }: CmsPageTable): WrittenQuestion => {
    const { html, embedOrigins } = presentContent(content, widths)
    for (const origin of embedOrigins) origins.add(origin)
    const former = moved.filter(({ toPath }) => toPath === path).map((row) => questionAt(row.path)?.id ?? '')
    const id = questionAt(path)?.id ?? ''
    // Below the question, which is an h3.
    const headings = html.replaceAll(/<(\/?)h[23]\b/g, '<$1h4')
    return { id, question: title, html: headings, formerIds: former.filter((one) => one !== id) }
  }
  const topics = faq.topics.map(({ id: topic, heading, questions }): ShownTopic => {
    const builtIn = new Set(questions.map(({ id }) => questionPath({ topic, id })))
    const kept = questions.flatMap((entry): ShownQuestion[] => {
      const path = questionPath({ topic, id: entry.id })
      const page = answers.get(path)
      if (page) return [shown(page)]
      return answers.has(path) || gone.has(path) ? [] : [entry]
    })
    const added = [...answers.values()].filter(
      (page) => page && questionAt(page.path)?.topic === topic && !builtIn.has(page.path),
    )
    return { id: topic, heading, questions: [...kept, ...added.flatMap((page) => (page ? [shown(page)] : []))] }
  })
  return { topics: topics.filter(({ questions }) => questions.length > 0), embeds: [...origins] }
}

/** How many entries the list of news has. */
const longestList = 10

/** What the list changes with. */
const subjectsOfNews = ['pages', newsOfSite]

/** The latest news of this website, as visitors see it now; none if the database cannot be used. */
export async function readNews(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  now: Date,
): Promise<{ news: readonly NewsEntry[]; freshness: Partial<Freshness> }> {
  try {
    const pages = await readFolderNow(database, { language, folder: newsFolders[language] }, now)
    const news = pages.flatMap(({ page }): NewsEntry[] => {
      const date = newsDate(page)
      return date && page.status === 'published' ? [{ title: page.title, href: `/${page.path}`, date }] : []
    })
    const latest = news.sort((a, b) => b.date.localeCompare(a.date)).slice(0, longestList)
    return { news: latest, freshness: { subjects: subjectsOfNews, until: nextMoment(pages) } }
  } catch (err) {
    log.error({ err }, 'news not available')
    return { news: [], freshness: { subjects: subjectsOfNews, ...retrySoon(now) } }
  }
}
