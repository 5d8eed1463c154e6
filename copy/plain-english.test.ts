import { describe, expect, it } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

const modules = import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true })

const isLegal = (file: string) => file.includes('/legal/')

/** Texts that people read; a single word may also be an anchor or the id of a page. */
const textsIn = (files: (file: string) => boolean) =>
  Object.entries(modules)
    .flatMap(([file, module]) => (files(file) ? textsOf({ ...module }) : []))
    .filter((text) => text.includes(' '))

const spoken = textsIn((file) => !isLegal(file))
const legal = textsIn(isLegal)

/**
 * Pairs that people contract when they talk. Only where a clause begins: "what it is", "who they are" stay as they are.
 */
const missingContractions = [
  /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/i,
  /\b(?:cannot|can not|will not)\b/i,
  /(?:^|[.:;,?!] )(?:(?:we|you|they) are|(?:it|that|there) is|(?:we|you|they|it|that|there) (?:will|would))\b(?! here)/i,
]

/** Dutch in English words, each with what to write instead. */
const calques: [pattern: RegExp, instead: string][] = [
  [/^To (?:the|this|customer|complaints)\b/, 'a verb on links and buttons: “See all questions”'],
  [
    /\bby (?:the|your|our|their|its|clear)(?: \w+)? (?:lists?|label|instructions|hygiene plan|inventory)\b/i,
    'following',
  ],
  [/\bjoints?\b/i, 'grout'],
  [/\bthe (?:deep|spring|renovation|pregnancy|end-of-tenancy|move-in\/out) cleaning\b/i, 'the bare name'],
  [/\byou reach us\b/i, 'you can reach us'],
  [/\bmakers?\b/i, 'manufacturer'],
  [/\baggressive\b|\b(?:strong|cleaning) agents\b/i, 'harsh chemicals, products'],
  [/\bthe film\b/i, 'the video'],
  [/\b(?:some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bremarks?\b/i, 'comments'],
  [/\btextiles?\b/i, 'fabrics, soft furnishings'],
  [/\bhave us call\b|\bthink along\b|\bat your place\b|\bas a rule\b/i, 'plain English'],
]

/** A promise in the present tense, as Dutch has it. Terms state rules, so there it is right; so it is in a title. */
const presentPromise = /(?<!\bdo )\bwe (?:answer|phone you|call you|call back)\b(?!$| every)/i

describe('English copy', () => {
  it.each(missingContractions)('uses contractions outside legal pages: %s', (pattern) => {
    expect(spoken.filter((text) => pattern.test(text))).toEqual([])
  })

  it('uses no contractions on legal pages', () => {
    expect(legal.filter((text) => /n’t\b|’(?:ll|re|ve)\b/.test(text))).toEqual([])
  })

  it.each(calques)('avoids %s, for which natives write %s', (pattern) => {
    expect([...spoken, ...legal].filter((text) => pattern.test(text))).toEqual([])
  })

  it('uses the future tense for promises', () => {
    expect(spoken.filter((text) => presentPromise.test(text))).toEqual([])
  })
})
