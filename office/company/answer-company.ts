import { parse } from 'yaml'
import { fill } from '../../copy/fill.ts'
import type { Company } from '../../domain/company/company-schema.ts'
import { readCompany } from '../../domain/company/read-company.ts'
import { CompanyProblem, readText } from '../../domain/company/read-yaml.ts'
import { cleanLine, cleanLines } from '../../domain/contact/form-text.ts'
import { changedSince } from '../../domain/forms/shown-texts.ts'
import type { Country } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { areaInWords, coverageIn } from '../../services/company/area-words.ts'
import { companyFile, isWritable, saveCompany, withChanges } from '../../services/company/save-company.ts'
import { readTariff, TariffProblem } from '../../services/estimates/read-tariff.ts'
import { payeeEntries } from '../../services/settings/payee-settings.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { CompanyFormPage, type CompanyProblems } from './company-form-page.tsx'
import {
  type CompanySectionId,
  companySections,
  entryAt,
  entryFrom,
  fieldAt,
  fieldsOf,
  isGroup,
  isListed,
  isSame,
  type TypedCompany,
  typedFrom,
} from './typed-company.ts'

/** `GET /company/{section}`: the form of a part of the company. */
export function showCompanyForm(request: PersonRequest, services: OfficeServices): Response {
  const opened = openSection(request, services)
  if (opened instanceof Response) return opened
  return showSection(request, opened, { typed: opened.stored })
}

/**
 * `POST /company/{section}`: writes what changed into the company's file (R17.43). Someone else saved since the form
 * was opened: 409 with both texts, and a form that has theirs wherever its author had changed nothing.
 */
export async function answerCompanyForm(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const opened = openSection(request, services)
  if (opened instanceof Response) return opened
  const { id, names, raw, stored, text, folder } = opened
  const typed = readTyped(form, names)
  const shown = form.get('shown') ?? ''
  const changed = changedSince(shown, stored)
  if (Object.keys(changed).length > 0) {
    const newer = names.flatMap((entry) => {
      const fields = fieldsOf(entry).filter((field) => field in changed)
      return fields.map((field) => ({ entry, field, theirs: stored[field] ?? '', yours: typed[field] ?? '' }))
    })
    return showSection(request, opened, { typed: { ...stored, ...changedSince(shown, typed) }, newer }, 409)
  }
  const author = { name: person.name, today: officeClock(now).date }
  const changes = names.flatMap((name) => {
    const before = entryAt(raw, name)
    const value = entryFrom(name, typed, before, author)
    return isSame(before, value) ? [] : { path: name.split('.'), before, value }
  })
  if (changes.length === 0) return showSection(request, opened, { typed, notice: 'same' }, 422)
  try {
    const { value: changed } = withChanges({ folder, text, changes })
    const teamless = id === 'area' && changed.countries.find((country) => lacksTeam(folder, changed, country))
    if (teamless) {
      const problems = { [`area.${teamless}.regions`]: 'areaNoTeam' as const }
      return showSection(request, opened, { typed, notice: 'problem', problems }, 422)
    }
  } catch (problem) {
    if (!(problem instanceof CompanyProblem)) throw problem
    return showSection(request, opened, { typed, notice: 'problem', problems: problemsOf(problem, names) }, 422)
  }
  const change = { folder, by: person, subject: `company:${id}`, text, changes }
  const saved = await saveCompany(services.database, change, now)
  if (saved.outcome === 'stale') return showSection(request, opened, { typed, notice: 'elsewhere' }, 409)
  return redirect('/company?saved')
}

/** Whether the sites could not start with an area, because the price file has no team for a part of it. */
function lacksTeam(folder: string, company: Company, country: Country): boolean {
  try {
    readTariff(folder, country, coverageIn(company, country))
    return false
  } catch (problem) {
    if (problem instanceof TariffProblem) return true
    throw problem
  }
}

interface OpenSection {
  id: CompanySectionId
  /** The entries of the file that it has. */
  names: readonly string[]
  folder: string
  /** The file, and its values as text. */
  text: string
  raw: unknown
  company: Company
  /** The values of its fields. */
  stored: TypedCompany
}

/** The part of the company that a request names; a page that says why it cannot be changed here. */
function openSection(request: PersonRequest, { settings }: OfficeServices): OpenSection | Response {
  const folder = settings.companyDir
  const id = request.param('section')
  if (!Object.hasOwn(companySections, id)) return request.notFound()
  try {
    const { value: company } = readCompany(folder)
    if (!isWritable(folder)) return request.redirect('/company')
    const text = readText(companyFile(folder))
    const raw: unknown = parse(text, { schema: 'failsafe' })
    const names = companySections[id as CompanySectionId]
    const stored = Object.assign({}, ...names.map((name) => typedFrom(name, entryAt(raw, name)))) as TypedCompany
    return { id: id as CompanySectionId, names, folder, text, raw, company, stored }
  } catch (problem) {
    if (problem instanceof CompanyProblem) return request.redirect('/company')
    throw problem
  }
}

/** Environment variables that override the file. */
const overridingSettings: Partial<Record<CompanySectionId, readonly string[]>> = {
  contact: ['MAIL_FROM', 'MAIL_TO'],
  payee: Object.keys(payeeEntries),
}

type FormProps = Parameters<typeof CompanyFormPage>[0]

function showSection(
  { show, words, fullDay }: PersonRequest,
  { id, names, raw, stored, folder, company }: OpenSection,
  { typed, ...given }: Pick<FormProps, 'typed'> & Partial<FormProps>,
  status: 200 | 409 | 422 = 200,
): Response {
  const confirmed = names.flatMap((name) => {
    const entry = entryAt(raw, name)
    const vouched = isGroup(entry) ? (name.startsWith('claims.') ? entry : entry.confirmed) : undefined
    if (!isGroup(vouched) || typeof vouched.on !== 'string') return []
    const facts = { name: String(vouched.by), date: fullDay(vouched.on) }
    return [[name, fill(words.company.states.confirmed, facts)]]
  })
  const served = id === 'area' ? company.countries.filter((country) => !lacksTeam(folder, company, country)) : []
  const covers = served.map((country) => [`area.${country}`, areaInWords(words.company, folder, company, country)])
  const settings = overridingSettings[id]?.filter((name) => process.env[name]) ?? []
  const said = { confirmed: Object.fromEntries(confirmed), covers: Object.fromEntries(covers) }
  const page = { problems: {}, newer: [], notice: undefined, settings, ...said }
  return show(CompanyFormPage, { id, shown: String(new URLSearchParams(stored)), ...page, ...given, typed }, status)
}

function readTyped(form: URLSearchParams, names: readonly string[]): TypedCompany {
  const read = (name: string, field: string) => {
    const typed = form.getAll(field).join('\n')
    return isListed(name) ? cleanLines(typed).slice(0, 6000) : cleanLine(typed).slice(0, 500)
  }
  return Object.fromEntries(names.flatMap((name) => fieldsOf(name).map((field) => [field, read(name, field)])))
}

/** The first problem of each field. */
function problemsOf({ mistakes: found }: CompanyProblem, names: readonly string[]): CompanyProblems {
  const problems: Record<string, CompanyProblems[string]> = {}
  for (const { path, problem } of found) {
    const field = fieldAt(path, names.flatMap(fieldsOf))
    if (field && problem) problems[field] ??= problem
  }
  return problems
}
