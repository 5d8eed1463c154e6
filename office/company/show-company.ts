import { company as served } from '../../domain/company/company.ts'
import { type Company, isInWords } from '../../domain/company/company-schema.ts'
import { readCompany } from '../../domain/company/read-company.ts'
import { CompanyProblem, type YamlFile } from '../../domain/company/read-yaml.ts'
import type { Country } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { areaInWords } from '../../services/company/area-words.ts'
import { readFolderFindings } from '../../services/company/inspect-folder.ts'
import { isWritable } from '../../services/company/save-company.ts'
import { TariffProblem } from '../../services/estimates/read-tariff.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { type CompanyEntry, CompanyPage, type CompanySection } from './company-page.tsx'
import { companySectionIds, companySections, entryAt, entryText, isGroup } from './typed-company.ts'

/**
 * `GET /company`: what the company's folder holds, by whom each fact and claim is confirmed, and what is to be done
 * about it (R17.41). The folder is read anew; what changed counts from the next start on.
 */
export const showCompany: PersonAnswer = async ({ show, now, query, words }, { settings }) => {
  const folder = settings.companyDir
  const page = { folder, writable: isWritable(folder), saved: query.has('saved') }
  try {
    const file = readCompany(folder)
    const { data } = await readFolderFindings(folder, officeClock(now).date)
    return show(CompanyPage, {
      ...page,
      sections: sectionsOf(
        file,
        data.flatMap(({ entry }) => entry ?? []),
        (country) => areaInWords(words.company, folder, file.value, country),
      ),
      toDo: data.length,
      contradictions: data.filter(({ contradiction }) => contradiction !== undefined),
      restart: JSON.stringify(file.value) === JSON.stringify(served) ? undefined : restartCommand(),
      unreadable: undefined,
    })
  } catch (problem) {
    if (!(problem instanceof CompanyProblem || problem instanceof TariffProblem)) throw problem
    const mistakes = problem instanceof CompanyProblem ? problem.mistakes : []
    const unreadable = mistakes.length > 0 ? mistakes : problem.message.split('\n')
    return show(CompanyPage, { ...page, sections: [], toDo: 0, contradictions: [], restart: undefined, unreadable })
  }
}

/**
 * The command that restarts the processes of this installation, derived from how commands are run here; empty on one's
 * own machine.
 */
function restartCommand(): string {
  const runAs = process.env.COMMANDS_RUN_AS
  return runAs?.startsWith('docker') ? 'docker compose restart en nl office' : runAs ? `${runAs} restart` : ''
}

/**
 * @param toDo entries of the file that are to be looked after, or parts of them
 * @param area what it covers, in words
 */
function sectionsOf(
  { value: company, placeOf }: YamlFile<Company>,
  toDo: readonly string[],
  area: (country: Country) => string,
): CompanySection[] {
  const entryOf = (name: string): CompanyEntry => {
    const entry: unknown = entryAt(company, name)
    const vouched = isGroup(entry) ? (entry.confirmed ?? (name.startsWith('claims.') ? entry : undefined)) : undefined
    return {
      name,
      value: isInWords(name)
        ? ''
        : name.startsWith('area.')
          ? area(name.slice('area.'.length) as Country)
          : textOf(entry),
      confirmed: isGroup(vouched) ? { by: String(vouched.by), on: String(vouched.on) } : undefined,
      toDo: toDo.filter((each) => each === name || each.startsWith(`${name}.`)).length,
      place: placeOf(name.split('.')),
    }
  }
  const sections = [...companySectionIds, 'fixed'] as const
  const namesIn = (id: CompanySection['id']) =>
    id === 'fixed' ? ['brand', 'branch.path', 'branch.place'] : companySections[id]
  return sections.map((id) => ({ id, entries: namesIn(id).map(entryOf) }))
}

/** The value of an entry in one line: of a fact what it says, of a claim its proof. */
function textOf(entry: unknown): string {
  if (isGroup(entry) && 'value' in entry) return textOf(entry.value)
  if (isGroup(entry) && 'proof' in entry) return String(entry.proof)
  if (isGroup(entry) && 'iban' in entry) return Object.values(entry).join(', ')
  return entryText(entry)
}
