import * as v from 'valibot'
import { servedLanguages } from '../domain/company/company.ts'
import { photographNames } from '../domain/company/photographs.ts'
import { readAtStart } from '../domain/company/read-company.ts'
import { readYaml, type YamlFile } from '../domain/company/read-yaml.ts'
import { group, optional, text } from '../domain/company/yaml-values.ts'
import type { Language } from '../domain/language.ts'
import { pageIds } from '../domain/website/pages.ts'
import { placeholdersOf } from './fill.ts'
import type { LinkedPage } from './page-copy.ts'

const placeholders = ['branchPhone', 'openingHours', 'promise', 'localHomes']
const words = v.pipe(
  text,
  v.check(
    (typed) => placeholdersOf(typed).every((name) => placeholders.includes(name)),
    `may have no placeholders but ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  ),
)
const list = v.array(words, 'has to be a list')
const linkedPages = pageIds.filter((id): id is LinkedPage => !['estimate', 'start', 'unconfirmed'].includes(id))
const link = group({ page: v.picklist(linkedPages, 'has to be the id of a page'), label: words })

const wordsSchema = group({
  about: words,
  seatTown: text,
  coverage: optional(
    v.pipe(
      text,
      v.check((typed) => placeholdersOf(typed).length === 0, 'may have no placeholders'),
    ),
  ),
  photographs: optional(group(v.entriesFromList(photographNames, optional(text)))),
  branch: group({
    title: words,
    metaTitle: words,
    metaDescription: words,
    lead: words,
    orderHere: group({ heading: words, text: words, button: words }),
    districts: group({ heading: words, intro: words, items: list }),
    nearby: group({ heading: words, intro: words, items: list }),
    sections: v.array(
      group({ id: text, heading: words, paragraphs: list, links: v.exactOptional(v.array(link, 'has to be a list')) }),
      'has to be a list',
    ),
  }),
})

/** Words that only one company would say: where its name comes from, and its branch (R1.11). */
export type CompanyWords = v.InferOutput<typeof wordsSchema>

/**
 * Reads the words of a company's folder in one language.
 * @throws CompanyProblem
 */
export const readCompanyWords = (folder: string, language: Language): YamlFile<CompanyWords> =>
  readYaml(`${folder}/words-${language}.yaml`, wordsSchema)

/**
 * The words of the company that this process serves. For the language of a site that it does not have, which the office
 * knows all the same, they are those of the other one.
 */
export const companyWords = (language: Language): CompanyWords =>
  readAtStart((folder) =>
    readCompanyWords(folder, servedLanguages.find((served) => served === language) ?? servedLanguages[0] ?? language),
  )
