import { describe, expect, it } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

/** Files about homes that a landlord inspects. */
const tenancies = ['cleaning-packages.ts', 'package-rooms.ts', 'handover-checklist.ts']

interface Name {
  name: string
  /** Names that it must not have. */
  not: RegExp
  /** Files where those words mean something else. */
  except?: readonly string[]
}

/** One name per thing, on the websites, in the ordering steps and in the mails. */
const names: Record<'en' | 'nl', Name[]> = {
  en: [
    {
      name: 'final check',
      not: /\b(?:after|for|at) the inspection\b|\binspection and\b|\byou inspect\b/i,
      except: tenancies,
    },
    { name: 'Log in', not: /\b(?:sign in|my orders)\b/i },
    { name: 'visit', not: /\bappointments?\b/i },
    {
      name: 'the team, they',
      not: /\bteam\b[^.?!]*\b(?:its own|itself|before it starts|it’s running|it (?:calls|waits|gets))\b/i,
    },
    { name: 'business day', not: /\bworking days?\b(?! and reasons)/i },
    {
      name: 'call',
      not: /\b(?:we|we’ll|to|please|then) phone\b|\bphon(?:es|ed|ing)\b|\bphone (?:us|you|first|during|\{)|\brings? (?:you|us)\b/i,
    },
    { name: 'someone', not: /\b(?:some|any|every)body\b/i },
    { name: 'estimate', not: /\bquote and booking\b|\bquotation/i },
    { name: 'Date and price', not: /\bchoose your date\b/i },
    { name: 'left to pay', not: /\bopen today\b|\b(?:is|’s) (?:still )?open\b(?! until)/i },
  ],
  nl: [
    { name: 'controle', not: /\bna de inspectie\b|\bfeedback\b/i },
    { name: 'Inloggen', not: /\bmijn bestellingen\b/i },
    { name: 'bezoek of bestelling', not: /\bafspraak\b/i },
    { name: 'een laagste en een hoogste prijs', not: /\bbandbreedte\b/i },
    { name: 'minimaal', not: /\bminimale afname\b/i },
    { name: 'printen', not: /\bafdrukken\b/i },
    { name: 'leeghalen', not: /\bma(?:ak|akt|ken) (?:hem|ze|het kastje|je koelkast) leeg\b/i },
    { name: 'betalen', not: /\bverschuldigd\b/i },
    { name: 'bekijk of je ziet', not: /^Zie\b|\ben zie (?!je\b)/ },
    { name: 'een tijdstip', not: /aankomsttijd begint/ },
    { name: 'Dag en prijs', not: /\bkies je dag\b/i },
    { name: 'controle', not: /\beindcontrole\b/i },
    { name: 'misdrijf', not: /\bsporen van geweld\b/i },
  ],
}

const modules = {
  en: import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true }),
  nl: import.meta.glob<Record<string, unknown>>('./nl/**/*.ts', { eager: true }),
}

describe.each(['en', 'nl'] as const)('%s', (language) => {
  // A single word may also be an anchor or the id of a page.
  const files = Object.entries(modules[language]).map(([path, module]) => ({
    file: path.split('/').at(-1) ?? '',
    texts: textsOf({ ...module }).filter((text) => text.includes(' ')),
  }))

  it('has the copy of the websites', () => expect(files.length).toBeGreaterThan(30))

  it.each(names[language])('says "$name"', ({ not, except = [] }) => {
    const others = files.filter(({ file }) => !except.includes(file))
    const found = others.flatMap(({ file, texts }) =>
      texts.filter((text) => not.test(text)).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
