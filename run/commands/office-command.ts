import { parseArgs } from 'node:util'
import { counted } from '../../copy/format/counted.ts'
import { isRole, parseName, roles } from '../../domain/people/person.ts'
import type { Database } from '../../services/database/schema.ts'
import { verifyAudit } from '../../services/people/audit.ts'
import { invitationLink, invitationMinutes, invitePerson, recoverPerson } from '../../services/people/invitations.ts'
import { findPersonByName, listPeople } from '../../services/people/people.ts'
import { fail, inOwnDatabase, print, runCommand } from './command-line.ts'

const usage = `npm run office -- list                             lists the people of the office
npm run office -- invite NAME ROLE                 prints a link for a new person; ROLE is ${roles.join(', ')}
npm run office -- recover NAME                     prints a link for someone who has lost all passkeys and codes
npm run office -- verify [DIGEST]                  checks the audit trail; DIGEST is one that it printed earlier
`

/** `npm run office`: people and the audit trail, for administrators of the server. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [verb = '', name = '', role = ''] = positionals
  await inOwnDatabase(async (database, { office }) => {
    const linkOf = (token: string) => invitationLink(office.origin, token)
    if (positionals.length > (verb === 'invite' ? 3 : 2)) fail(usage)
    else if (verb === 'list') await list(database)
    else if (verb === 'invite' && name && role) await invite(database, { name, role }, linkOf)
    else if (verb === 'recover' && name) await recover(database, name, linkOf)
    else if (verb === 'verify') await verify(database, name || undefined)
    else fail(usage)
  })
}

async function list(database: Database) {
  for (const person of await listPeople(database)) {
    const state = person.disabledAt ? 'disabled' : counted(person.passkeys, 'passkey')
    print(`${person.name.padEnd(30)}  ${person.role.padEnd(7)}  ${state}`)
  }
}

async function invite(database: Database, typed: { name: string; role: string }, linkOf: (token: string) => string) {
  const { role } = typed
  const name = parseName(typed.name)
  if (!name) return fail('A name has 1 to 60 characters.\n')
  if (!isRole(role)) return fail(`A role is one of ${roles.join(', ')}.\n`)
  const made = await invitePerson(database, { by: undefined, name, role }, new Date())
  if (made.outcome === 'done') printLink(linkOf(made.token))
  else fail(`${name} is in the office already. “recover” makes a link for someone who cannot get in.\n`)
}

async function recover(database: Database, name: string, linkOf: (token: string) => string) {
  const person = await findPersonByName(database, name)
  const made = person && (await recoverPerson(database, { by: undefined, id: person.id }, new Date()))
  if (made?.outcome === 'done') printLink(linkOf(made.token))
  else fail(person ? `${name} is disabled: an owner enables people in the office.\n` : `No one is named ${name}.\n`)
}

function printLink(link: string) {
  print(link)
  print(`It works once, within ${invitationMinutes} minutes.`)
}

async function verify(database: Database, known: string | undefined) {
  const check = await verifyAudit(database, known)
  if (!check.ok) return fail(`The audit trail is broken at entry ${check.brokenAt}.\n`)
  if (!check.known) return fail(`The audit trail fits together, but ${known} is not in it.\n`)
  print(`The audit trail fits together, ${counted(check.entries, 'line')}. Keep this elsewhere: ${check.head}`)
}

await runCommand(main, usage)
