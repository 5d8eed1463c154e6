import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { parseDocument, visit } from 'yaml'
import { mistakeInEnglish } from '../../domain/company/company-mistakes.ts'
import { companySchema } from '../../domain/company/company-schema.ts'
import { CompanyProblem, parseYaml } from '../../domain/company/read-yaml.ts'
import { type Country, countries } from '../../domain/language.ts'
import { contrast } from '../../services/company/inspect-colours.ts'
import { printed } from '../../services/company/replace-values.ts'
import { readTariff, tariffFile } from '../../services/estimates/read-tariff.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { print } from './command-line.ts'
import { countriesQuestion, type Question, questionsFor } from './company-questions.ts'

/** Answers by the place of their question: `phoneNumber.BE`. */
type Answers = ReadonlyMap<string, string>

/** The folder that comes with the project, and the words of a branch that no one has written yet. */
const sample = 'company'
const template = 'run/company-template'

/**
 * Asks who the company is, and writes its folder: a copy of the sample with these answers, nothing confirmed and sample
 * prices.
 * @throws CompanyProblem where there is something in the folder
 */
export async function writeCompany(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CompanyProblem(`${folder} is not empty: name a new folder.`)
  const answers = await askAll()
  mkdirSync(folder, { recursive: true })
  cpSync(join(sample, 'branch.svg'), join(folder, 'branch.svg'))
  writeFileSync(join(folder, 'company.yaml'), companyFile(answers))
  for (const country of servedIn(answers)) {
    const [language, seat] = country === 'BE' ? ['en', 'seatInEnglish'] : ['nl', 'legal.NL.seat.city']
    const town = answers.get(seat) ?? ''
    writeFileSync(join(folder, `words-${language}.yaml`), wordsFile(language, answers, town))
    writeFileSync(tariffFile(folder, country), pricesOf(country, town))
  }
  writeFileSync(join(folder, 'colours.css'), coloursFile(answers.get('colour') ?? ''))
  writeFileSync(join(folder, 'logo.svg'), logoOf(answers.get('colour') ?? ''))
  const serving = process.env.COMMANDS_RUN_AS
    ? 'name it as COMPANY_DIR in the settings, and build (docs/running.md, “Another company”)'
    : `COMPANY_DIR=${folder} npm start`
  print(`\nWritten to ${folder}:
  company.yaml      who you are. Confirm the facts and prove the claims, here or in the office
  words-….yaml      where your name comes from, and the page of a branch if you have one
  tariffs-….json    sample prices and one team: fill in yours, and set "sample" to false
  logo.svg, branch.svg, colours.css   a mark and a street to begin with, and your colours

What is left to do: ${typedCommand('company', 'check', folder)}
To serve it:        ${serving}`)
}

const servedIn = (answers: Answers): readonly Country[] =>
  countries.filter((country) => ['both', country].includes(answers.get('countries') ?? ''))

/** Asks everything, and again what does not fit together, such as two hours. */
async function askAll(): Promise<Answers> {
  print(`An empty answer takes what is between [ ]. Every answer can be changed later in the files, most of them in the
office too. Ctrl-C before the last one writes nothing.\n`)
  const answers = new Map<string, string>()
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  await ask([countriesQuestion], lines, answers)
  const questions = questionsFor(servedIn(answers))
  print(`${questions.length} more questions:`)
  for (let asked = questions; asked.length > 0; ) {
    await ask(asked, lines, answers)
    const { mistakes } = mistakesIn(answers)
    for (const { path, message } of mistakes) print(`${path.join('.')} ${message}. Again:`)
    asked = questions.filter((question) =>
      mistakes.some(({ path }) => path.every((name, at) => question.path[at] === name)),
    )
  }
  terminal.close()
  return answers
}

function mistakesIn(answers: Answers): Pick<CompanyProblem, 'mistakes'> {
  try {
    parseYaml('company.yaml', companyFile(answers), companySchema)
    return { mistakes: [] }
  } catch (problem) {
    if (problem instanceof CompanyProblem && problem.mistakes.length > 0) return problem
    throw problem
  }
}

/** Asks each question until its answer is one, and puts it among the answers. */
async function ask(
  asked: readonly Question[],
  lines: AsyncIterator<string>,
  answers: Map<string, string>,
): Promise<void> {
  for (const { path, text, schema, otherwise } of asked) {
    for (;;) {
      process.stdout.write(`${text}${otherwise ? ` [${otherwise}]` : ''}: `)
      const { value, done } = await lines.next()
      if (done) throw new CompanyProblem('\nThe answers ended before the questions: nothing was written.')
      const typed = String(value).trim() || (otherwise ?? '')
      const { success, output, issues } = v.safeParse(schema, typed)
      if (success) {
        answers.set(path.join('.'), String(output ?? ''))
        break
      }
      print(`That ${mistakeInEnglish(issues[0]?.message ?? 'is not right')}.`)
    }
  }
}

/** The sample's prices, with one team in place of the sample's: it serves the whole country from the seat's town. */
function pricesOf(country: Country, town: string): string {
  const prices = readTariff(sample, country)
  const team = town.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  const regions = Object.keys(prices?.regions ?? {}).map((region) => [region, { team, zone: 'near' }])
  const own = { teams: { [team]: { name: town, leadDays: 2 } }, regions: Object.fromEntries(regions), areas: [] }
  return `${JSON.stringify({ ...prices, ...own }, undefined, 2)}\n`
}

/** The sample's file with these answers: its comments say what each value is. */
function companyFile(answers: Answers): string {
  const document = parseDocument(readFileSync(join(sample, 'company.yaml'), 'utf8'), { schema: 'failsafe' })
  const served = servedIn(answers)
  for (const { path } of questionsFor(served))
    if (document.hasIn(path)) document.setIn(path, answers.get(path.join('.')))
  for (const country of served) {
    const iban = answers.get(`payee.${country}.iban`)
    if (iban) document.setIn(['payee', country], document.createNode({ iban }))
  }
  document.setIn(['legal', 'BE', 'vatNumber'], `BE ${answers.get('legal.BE.companyNumber')}`)
  document.setIn(['countries'], document.createNode(served, { flow: true }))
  for (const none of [['branch'], ['figures', 'homesCleaned']]) document.setIn(none, '')
  for (const empty of ['socialLinks', 'area']) document.setIn([empty], document.createNode({}))
  document.setIn(['facts', 'localHomes', 'value'], 'what the homes of your region are like')
  visit(document, {
    Pair: (_, { key }) =>
      countries.some((country) => !served.includes(country) && String(key) === country) ? visit.REMOVE : undefined,
  })
  return printed(document)
}

function wordsFile(language: string, answers: Answers, town: string): string {
  const values: Record<string, string> = { brand: answers.get('brand') ?? '', town, seat: town }
  const document = parseDocument(readFileSync(join(template, `words-${language}.yaml`), 'utf8'), { schema: 'failsafe' })
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string')
        node.value = node.value.replace(/\{(brand|town|seat)\}/g, (_, name: string) => values[name] ?? '')
    },
  })
  return printed(document)
}

/**
 * The sample's colours with another one for the brand, and for dark screens the same one as light as it takes to be
 * read there.
 */
function coloursFile(colour: string): string {
  const shares = Array.from({ length: 20 }, (_, index) => index / 20)
  const light = shares.map((share) => towardsWhite(colour, share)).find((each) => contrast(each, '#1c3631') >= 5)
  return readFileSync(join(sample, 'colours.css'), 'utf8')
    .replace(/--green: .*;/, `--green: light-dark(${colour}, ${light ?? '#ffffff'});`)
    .replace(/--dusk: .*;/, `--dusk: light-dark(${colour}, #0b1d19);`)
}

const towardsWhite = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A mark to begin with: a tick on the colour of the brand. */
const logoOf = (colour: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" fill="none" viewBox="0 0 48 48">' +
  `<rect width="44" height="44" x="2" y="2" fill="${colour}" rx="12"/>` +
  '<path stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="5" d="m13 25 8 8 15-18"/></svg>\n'
